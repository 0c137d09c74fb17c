import { expect, test, vi } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import { writeToken } from '@/lib/token'
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
