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
import type { Step } from '@/demo/steps/step'
import { SECOND } from '@/lib/dates'
import { paths } from '@/paths'
import { renderRoute } from '../renderRoute'
import { type Outcome, isWrite } from './outcomes'
import { type Effect, effectSince } from './effects'
import { failureTexts } from './expected'
import type { FaultRow } from './row'
import { rows } from './rows'
import {
  atRest,
  brokenIn,
  isRead,
  isAlone,
  isCalled,
  isThere,
  isUnderWay,
  lostOf,
  passes,
  tryAgainButtons,
  until,
} from './screen'

/** The longest time after which the payment page leads to the login. */
const LEAVES_MS = 4 * SECOND

/**
 * Lets the time of a call run out, in steps: what else the page asks for meanwhile is answered before its own time is over.
 * Nothing passes of the few seconds for which a notice then stands.
 */
async function timesOut(id: OperationId): Promise<void> {
  const steps = 3
  for (let step = 0; step < steps; step += 1) {
    await isAlone(id)
    await passes(API_TIMEOUT_MS / steps)
  }
  // each try begins a moment after it was decided on
  await passes(SECOND)
}

const performAll = async (steps: readonly Step[]) => {
  for (const step of steps) await perform(step, document.body)
}

/** Throws what is amiss, where something is. */
function refuse(amiss: string | null): void {
  if (amiss !== null) throw new Error(amiss)
}

/** One visit of the page that makes the call, while the fault is in force and after it. */
export class Visit {
  readonly row: FaultRow
  readonly isReading: boolean
  private router: Awaited<ReturnType<typeof renderRoute>>['router'] | null = null
  private before: Snapshot | null = null
  private comeBack = () => {}

  constructor(
    readonly id: OperationId,
    readonly outcome: Outcome,
  ) {
    this.row = rows[id]
    this.isReading = operations[id].method === 'get'
  }

  /** Opens the page and does everything up to and with the call. */
  async reach(): Promise<void> {
    const { route, persona, seed, steps = [], last } = this.row
    provideTransport(() => Promise.resolve(mockAdapter))
    if (this.isReading) this.begin()
    const faults = this.isReading ? [this.fault] : []
    const { router } = await renderRoute(route, { as: persona, seed, faults })
    this.router = router
    if (this.isReading) return
    await atRest()
    await performAll(steps)
    this.before = takeSnapshot()
    this.begin()
    setFaults([this.fault])
    if (last) await perform(last, document.body)
  }

  private get fault(): Fault {
    const { kind, times, end } = this.outcome
    const isDone = end === 'lost' || (end === 'unread' && isWrite(this.id))
    return { operation: this.id, ...kind, ...(times && { times }), ...(isDone && { done: true as const }) }
  }

  /** Whatever the fault needs of the browser: a clock that can be moved, and that it knows of no network. */
  private begin(): void {
    const { kind, end } = this.outcome
    const waits = kind.kind === 'timeout' || end === 'late' || this.isLed
    if (waits) vi.useFakeTimers({ shouldAdvanceTime: true })
    if (kind.kind === 'network' && end === 'fails') this.comeBack = pretendOffline()
  }

  /** Whether the screen itself says that the session has ended, and leads to the login. */
  private get saysToLogIn(): boolean {
    return this.outcome.label === '401' && 'onUnauthorized' in operations[this.id]
  }

  /** Whether the page goes to the login by itself after a while, as the payment does. */
  private get isLed(): boolean {
    return this.saysToLogIn && this.row.persona !== 'admin'
  }

  /** The fault is over: the network is there, and the server answers. */
  end(): void {
    this.comeBack()
    clearFaults()
  }

  get pathname(): string {
    return this.router?.state.location.pathname ?? ''
  }

  /** What the call has done to the server's data. */
  get effect(): Effect {
    return this.before === null ? {} : effectSince(this.before)
  }

  /** Lets the call come to its end. */
  async ends(): Promise<void> {
    const { kind, times: most = 4 } = this.outcome
    if (kind.kind === 'timeout') {
      await isUnderWay(this.id)
      // a call that has timed out is sent once more, but no login
      for (let tries = 0; tries < most && isCalled(this.id); tries += 1) await timesOut(this.id)
    }
    await atRest()
    this.stands()
  }

  stands(): void {
    refuse(brokenIn(document.body))
  }

  /** Resolves when this is to be read, or when what the last step uses has gone; the page stands then. */
  async works(text: string | null = this.row.worked): Promise<void> {
    await until(() => {
      if (text === null) return isThere(this.row.last) ? 'It has not worked.' : null
      return isRead(text) ? null : `It has not worked: “${text}” is missing.`
    })
    await atRest()
    this.stands()
  }

  saysNoFailure(): void {
    const [said] = failureTexts(this.id).filter(isRead)
    refuse(said === undefined ? null : `The screen says “${said}”.`)
  }

  /** What was typed is there, also in a dialog that has just been opened again. */
  private keepsWhatWasTyped(): Promise<void> {
    return until(() => lostOf(this.row.steps))
  }

  async tryAgain(): Promise<void> {
    const { beforeAgain = [], last } = this.row
    if (this.saysToLogIn) {
      if (this.isLed) await passes(LEAVES_MS)
      else await perform(press('Login'), document.body)
      return this.logInAgain()
    }
    if (!this.isReading) {
      await performAll(beforeAgain)
      await this.keepsWhatWasTyped()
      return performAll(last ? [last] : [])
    }
    const [button] = tryAgainButtons()
    if (!button) throw new Error('There is no “Try again”.')
    button.click()
  }

  /** Signs in on the login page, which leads back, and does again what was to be done. */
  async logInAgain(): Promise<void> {
    const { route, persona, steps = [], last } = this.row
    const login: string = paths.login()
    await until(() => (this.pathname === login ? null : 'The login page has not come.'))
    await performAll([
      type('Email', personaOf(persona as PersonaId).email),
      { do: 'typePassword', on: { label: 'Password' } },
      press('Login'),
    ])
    await until(() => (this.pathname === route ? null : `Signing in has led to ${this.pathname}.`))
    await atRest()
    // what was open may be open again by itself; a choice that asks first asks again
    if (!isThere(last))
      await performAll(steps.filter((step) => ['click', 'choose'].includes(step.do) && isThere(step)))
    await this.keepsWhatWasTyped()
    this.before &&= takeSnapshot()
    if (last) await perform(last, document.body)
  }
}
