import { setQuirks } from '@mocks/quirks/state'
import { resetMock, signInAs } from '@mocks/scenarios/applyScenario'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { token } from '@/platform/token'
import { couponCalls } from './couponCalls'
import type { CrudCall } from './crud'
import { planCalls } from './planCalls'
import { serviceCalls } from './services'

const bodies: unknown[] = []

beforeEach(async () => {
  await resetMock()
  token.set(await signInAs('admin'))
  bodies.length = 0
  const serve = async ({ request }: { request: Request }, next: () => Promise<Response>) => {
    bodies.push(await request.clone().json())
    return next()
  }
  setQuirks([{ title: 'listens', serve }])
})
afterEach(() => setQuirks([]))

const sent = async <Input>(call: CrudCall<Input> | undefined, input: Input) => {
  if (call) await new MutationObserver(new QueryClient(), call).mutate(input)
  return bodies
}

const plan = { name: 'Weekly', price: 100, duration: 9 }
const service = { name: 'Care', description: 'We look after it', icon: 'heart' }

test('drops null fields when creating a record', async () => {
  await sent(couponCalls().create, { body: { code: 'HOLI', amount: 100, usageLimit: null } })
  await sent(planCalls().create, { body: { ...plan, oldPrice: null, save: null } })
  await sent(serviceCalls().create, { body: { ...service, price: null, features: [] } })
  expect(bodies).toEqual([{ code: 'HOLI', amount: 100 }, plan, { ...service, features: [] }])
})

test('sends a cleared field as null in an update', async () => {
  const body = { ...plan, oldPrice: null }
  expect(await sent(planCalls().update, { id: 'pln_pro', body })).toEqual([body])
})
