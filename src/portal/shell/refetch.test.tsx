import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notify } from '@mocks/handlers/notify'
import { personaOf } from '@mocks/seeds/personas'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { queryClient } from '@/api/queryClient'
import { renderRoute } from '@/testing/renderRoute'

test('a decision that a poll finds also refetches the notifications', async () => {
  await renderRoute('/dashboard', { as: 'pending' })
  await screen.findByText('Waiting for approval')
  changeRow(store.subscription, 'sub_farhan_premium', {
    status: 'active',
    expiresAt: '2099-01-01T00:00:00.000Z',
  })
  notify(personaOf('pending').userId, 'Fresh news', 'Your plan is active.')
  await act(() => queryClient.invalidateQueries({ queryKey: ['listMySubscriptions'] }))
  expect(await screen.findByText('Fresh news')).toBeVisible()
})
