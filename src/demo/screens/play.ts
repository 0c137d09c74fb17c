import type { Scenario, ScenarioId } from '@mocks/scenarios'
import { type OperationId, operations } from '@/contract'
import type { Place } from '../errors/places/place'
import { press, type } from '../errors/places/place'
import { places } from '../errors/places/places'
import type { UserStep } from '../steps/step'

const coupon = (code: string) => [type('Coupon', code), press('Apply coupon')]
const whole = ({ steps = [], last }: Place): readonly UserStep[] => (last ? [...steps, last] : steps)

/** Steps that do not follow from the scenario's failures. */
const ownSteps: Partial<Record<ScenarioId, readonly UserStep[]>> = {
  'payment-coupon': coupon('FIRST500'),
  'payment-coupon-used': coupon('FIRST500'),
  'payment-coupon-used-up': coupon('MONSOON'),
  'payment-zero-total': coupon('WELCOME2000'),
  'payment-already-pending': whole(places.subscribe),
  'subscription-renewal-fails': [press('Request Renewal')],
  'support-reopen-fails': [press('Reopen Chat')],
}

const isOwn = (id: string): id is keyof typeof ownSteps => Object.hasOwn(ownSteps, id)
const isWrite = (operation: OperationId | '*') => operation !== '*' && operations[operation].method !== 'get'

/** The steps from the scenario's page to its state: they fill in and send the form whose call fails or waits. */
export function stepsTo({ id, persona, route, faults = [] }: Scenario): readonly UserStep[] {
  if (isOwn(id)) return ownSteps[id] ?? []
  const [fault] = faults
  if (!fault || fault.operation === '*' || !faults.every(({ operation }) => isWrite(operation))) return []
  const place: Place = places[fault.operation]
  return place.persona === persona && place.route === route ? whole(place) : []
}

/** Performs the scenario's steps. If the page lacks an element, rejects and names the element. */
export async function play(scenario: Scenario, root: HTMLElement): Promise<void> {
  const steps = stepsTo(scenario)
  if (steps.length === 0) return
  // on demand, because Testing Library is 45 kB and most scenarios have no steps
  const [{ findTarget }, { PATIENCE, perform }] = await Promise.all([
    import('../steps/find'),
    import('../steps/perform'),
  ])
  for (const step of steps) {
    if (step === steps.at(-1)) bringIntoView(await findTarget(step.on, root, PATIENCE))
    await perform(step, root)
  }
}

/** Scrolls only this window: `scrollIntoView` would also scroll the page around a frame. */
function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect()
  const isInView = top >= 0 && bottom <= globalThis.innerHeight
  if (!isInView)
    globalThis.scrollBy({ top: (top + bottom - globalThis.innerHeight) / 2, behavior: 'instant' })
}
