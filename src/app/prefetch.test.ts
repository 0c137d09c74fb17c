import { expect, test, vi } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import { writeToken } from '@/platform/token'
import { adoptToken, closeSession } from '@/session/state'
import { prefetch } from './prefetch'

test('a session that ends while the code of a page is on its way leaves nothing asked', async () => {
  writeToken('some token')
  adoptToken()
  let arrive: (code: object) => void = () => {}
  const code = new Promise<object>((resolve) => {
    arrive = resolve
  })
  prefetch(
    () => code,
    () => [mySubscriptionsQuery()],
  )()
  closeSession({ left: 'page' })
  arrive({})
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
  const asked = queryClient.getQueryCache().findAll({ queryKey: mySubscriptionsQuery().queryKey })
  expect(asked).toEqual([])
})

test('code that cannot be fetched is no error of its own: the page, which needs it too, says so', async () => {
  const missing = vi.fn<() => Promise<object>>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  prefetch(missing, () => [], 'nothing')()
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(missing).toHaveBeenCalled()
  expect(unhandled).not.toHaveBeenCalled()
})
