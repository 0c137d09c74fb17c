import { clearFaults, type Fault, setFaults } from '@mocks/faults'
import { type PersonaId, personaOf } from '@mocks/seeds/personas'
import { takeSnapshot } from '@mocks/store/db'
import type { Snapshot } from '@mocks/store/rows'
import { mockAdapter } from '@mocks/transport/adapter'
import { vi } from 'vitest'
import { provideTransport } from '@/api/transport'
import { API_TIMEOUT_MS } from '@/config/constants'
import { type OperationId, operations } from '@/contract'
import { press, type } from '@/demo/errors/places/place'
import { pretendOffline } from '@/demo/errors/visit'
import { perform } from '@/demo/steps/perform'
import type { UserStep } from '@/demo/steps/step'
import { SECOND } from '@/lib/dates'
import { paths } from '@/paths'
import { renderRoute } from '../renderRoute'
import { type FaultOutcome, isWrite } from './outcomes'
import { type Effect, effectSince } from './effects'
import { failureTexts } from './expected'
import { type FaultRow, rowOf } from './rows'
import {
  waitUntilIdle,
  brokenOutput,
  isReadable,
  waitUntilOnlyPending,
  isCalled,
  isStepAvailable,
  waitUntilCalled,
  lostInput,
  advanceTime,
  tryAgainButtons,
  waitUntil,
} from './screen'

/** The longest delay of a redirect from the payment page to the login. */
const REDIRECT_MS = 4 * SECOND

/** Moves the clock in steps, so other calls are answered before they time out too. */
async function letTimeOut(id: OperationId): Promise<void> {
  const steps = 3
  for (let step = 0; step < steps; step += 1) {
    await waitUntilOnlyPending(id)
    await advanceTime(API_TIMEOUT_MS / steps)
  }
  // each retry starts slightly later
  await advanceTime(SECOND)
}

const performAll = async (steps: readonly UserStep[]) => {
  for (const step of steps) await perform(step, document.body)
}

function throwIfPresent(problem: string | null): void {
  if (problem !== null) throw new Error(problem)
}

export class FaultVisit {
  readonly row: FaultRow
  readonly isQuery: boolean
  private router: Awaited<ReturnType<typeof renderRoute>>['router'] | null = null
  private before: Snapshot | null = null
  private goOnline = () => {}

  constructor(
    readonly id: OperationId,
    readonly outcome: FaultOutcome,
  ) {
    this.row = rowOf(id)
    this.isQuery = operations[id].method === 'get'
  }

  async openAndCall(): Promise<void> {
    const { route, persona, seed, steps = [], last } = this.row
    provideTransport(() => Promise.resolve(mockAdapter))
    if (this.isQuery) this.startFault()
    const faults = this.isQuery ? [this.fault] : []
    const { router } = await renderRoute(route, { as: persona, seed, faults })
    this.router = router
    if (this.isQuery) return
    await waitUntilIdle()
    await performAll(steps)
    this.before = takeSnapshot()
    this.startFault()
    setFaults([this.fault])
    if (last) await perform(last, document.body)
  }

  private get fault(): Fault {
    const { kind, times, end } = this.outcome
    const isDone = end === 'lost' || (end === 'unread' && isWrite(this.id))
    return { operation: this.id, ...kind, ...(times && { times }), ...(isDone && { done: true as const }) }
  }

  private startFault(): void {
    const { kind, end } = this.outcome
    const waits = kind.kind === 'timeout' || end === 'late' || this.redirectsToLogin
    if (waits) vi.useFakeTimers({ shouldAdvanceTime: true })
    if (kind.kind === 'network' && end === 'fails') this.goOnline = pretendOffline()
  }

  private get asksToLogIn(): boolean {
    return this.outcome.label === '401' && 'onUnauthorized' in operations[this.id]
  }

  /** Whether the page redirects to the login after a delay, as the payment page does. */
  private get redirectsToLogin(): boolean {
    return this.asksToLogIn && this.row.persona !== 'admin'
  }

  clearFault(): void {
    this.goOnline()
    clearFaults()
  }

  get pathname(): string {
    return this.router?.state.location.pathname ?? ''
  }

  get effect(): Effect {
    return this.before === null ? {} : effectSince(this.before)
  }

  async waitForEnd(): Promise<void> {
    const { kind, times: most = 4 } = this.outcome
    if (kind.kind === 'timeout') {
      await waitUntilCalled(this.id)
      // a call that times out is retried once; the login is not
      for (let tries = 0; tries < most && isCalled(this.id); tries += 1) await letTimeOut(this.id)
    }
    await waitUntilIdle()
    this.expectIntact()
  }

  expectIntact(): void {
    throwIfPresent(brokenOutput(document.body))
  }

  async waitForSuccess(text: string | null = this.row.successText): Promise<void> {
    await waitUntil(() => {
      if (text === null) return isStepAvailable(this.row.last) ? 'The call has not succeeded.' : null
      return isReadable(text) ? null : `The call has not succeeded: “${text}” is missing.`
    })
    await waitUntilIdle()
    this.expectIntact()
  }

  expectNoFailureText(): void {
    const [said] = failureTexts(this.id).filter(isReadable)
    throwIfPresent(said === undefined ? null : `The screen says “${said}”.`)
  }

  /** The input is kept, even in a dialog that was just reopened. */
  private expectInputKept(): Promise<void> {
    return waitUntil(() => lostInput(this.row.steps))
  }

  async tryAgain(): Promise<void> {
    const { beforeRetry = [], last } = this.row
    if (this.asksToLogIn) {
      if (this.redirectsToLogin) await advanceTime(REDIRECT_MS)
      else await perform(press('Login'), document.body)
      return this.logInAgain()
    }
    if (!this.isQuery) {
      await performAll(beforeRetry)
      await this.expectInputKept()
      return performAll(last ? [last] : [])
    }
    const [button] = tryAgainButtons()
    if (!button) throw new Error('There is no “Try again” button.')
    button.click()
  }

  async logInAgain(): Promise<void> {
    const { route, persona, steps = [], last } = this.row
    const login: string = paths.login()
    await waitUntil(() => (this.pathname === login ? null : 'The login page has not appeared.'))
    await performAll([
      type('Email', personaOf(persona as PersonaId).email),
      { do: 'typePassword', on: { label: 'Password' } },
      press('Login'),
    ])
    await waitUntil(() => (this.pathname === route ? null : `The login led to ${this.pathname}.`))
    await waitUntilIdle()
    // a dialog may have reopened by itself; a confirmation has not
    if (!isStepAvailable(last))
      await performAll(steps.filter((step) => ['click', 'choose'].includes(step.do) && isStepAvailable(step)))
    await this.expectInputKept()
    this.before &&= takeSnapshot()
    if (last) await perform(last, document.body)
  }
}
