import { mockAdapter } from '@mocks/adapter'
import { signInAs, resetMock } from '@mocks/apply'
import { store } from '@mocks/db'
import { AxiosError } from 'axios'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLogSink } from '@/lib/log'
import { writeToken } from '@/lib/token'
import { call } from './client'
import { provideTransport } from './transport'

let sink: ReturnType<typeof setLogSink>
beforeEach(async () => {
  sink = setLogSink(() => {})
  await resetMock()
  writeToken(await signInAs('admin'))
  loseFirstAnswer()
})
afterEach(() => {
  setLogSink(sink)
  provideTransport(() => Promise.resolve(undefined))
})

/** The server does what the first call asks for, and its answer never arrives. */
function loseFirstAnswer() {
  let calls = 0
  provideTransport(() =>
    Promise.resolve(async (config) => {
      const answer = await mockAdapter(config)
      calls += 1
      if (calls > 1) return answer
      throw new AxiosError('timeout of 30000ms exceeded', AxiosError.ECONNABORTED, config)
    }),
  )
}

const heard = () => store.notification.where('userId', 'usr_farhan').length

test('a decision that was made at the first try is done, and its client is told once', async () => {
  const before = heard()
  const id = 'sub_farhan_premium'
  await expect(call('approveSubscription', { params: { id } })).resolves.toBeUndefined()
  expect(store.subscription.get(id)?.status).toBe('active')
  expect(heard()).toBe(before + 1)
})

test('what was deleted at the first try is deleted', async () => {
  const [plan] = store.plan.list()
  await call('deletePlan', { params: { id: plan?._id ?? '' } })
  expect(store.plan.get(plan?._id ?? '')).toBeUndefined()
})

test('any other refusal of a repetition is one', async () => {
  const body = { name: 'Yearly', price: 100, duration: 365 }
  await expect(call('createPlan', { body })).rejects.toMatchObject({ status: 400, retried: true })
  const id = 'sub_unknown'
  loseFirstAnswer()
  await expect(call('approveSubscription', { params: { id } })).rejects.toMatchObject({ status: 404 })
})
