import { createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import { token } from '@/platform/token'
import { closeSession } from '@/session/state'
import { prefetch, reading } from './prefetch'

async function codeHasArrived() {
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
}

const asked = () => queryClient.getQueryCache().findAll({ queryKey: ['listMySubscriptions'] })

test('fetches nothing if the session ends while the code loads', async () => {
  token.set('some token')
  prefetch(['listMySubscriptions'], 'member')()
  closeSession({ left: 'page' })
  await codeHasArrived()
  expect(asked()).toEqual([])
})

test('fetches nothing without the code that handles a refused session', async () => {
  token.set('some token')
  vi.doMock('@/session/session', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  prefetch(['listMySubscriptions'], 'member')()
  await codeHasArrived()
  vi.doUnmock('@/session/session')
  expect(asked()).toEqual([])
})

test('does not repeat a call that has failed on the page', async () => {
  token.set('some token')
  const query = mySubscriptionsQuery()
  const refused = vi.fn<() => never>(() => {
    throw new Error('refused')
  })
  prefetch(['listMySubscriptions'], 'member')()
  await queryClient.prefetchQuery({ ...query, queryFn: refused })
  await codeHasArrived()
  expect(queryClient.getQueryState(query.queryKey)).toMatchObject({ status: 'error', fetchStatus: 'idle' })
  expect(refused).toHaveBeenCalledOnce()
})

test('leaves no rejection unhandled when code fails to load', async () => {
  const missing = vi.fn<() => never>(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  vi.doMock('@/api/query', missing)
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  prefetch(['listPlans'], 'anyone')()
  await codeHasArrived()
  process.off('unhandledRejection', unhandled)
  expect(missing).toHaveBeenCalled()
  expect(unhandled).not.toHaveBeenCalled()
})

test('loads a reopened address again, but not when only its search changes', async () => {
  const loader = vi.fn(() => null)
  const router = createMemoryRouter([{ path: '/', ...reading(['listPlans'], 'anyone'), loader }])
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  await router.navigate('/?q=a')
  await router.navigate('/?q=a&page=2')
  expect(loader).toHaveBeenCalledOnce()
  await router.navigate('/?q=a&page=2')
  expect(loader).toHaveBeenCalledTimes(2)
})
