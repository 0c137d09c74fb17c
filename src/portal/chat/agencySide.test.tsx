import { mockAdapter } from '@mocks/transport/adapter'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { provideTransport } from '@/api/transport'
import { renderRoute } from '@/testing/renderRoute'

test.each(['support', 'staff'])('shows messages from %s on the admin’s own side', async (from) => {
  provideTransport(() =>
    Promise.resolve(async (config) => {
      const response = await mockAdapter(config)
      return { ...response, data: String(response.data).replaceAll('"from":"admin"', `"from":"${from}"`) }
    }),
  )
  await renderRoute('/support-chat/cmp_devika_photos', { as: 'admin' })
  const messages = within(await screen.findByRole('log', { name: 'Messages' }))
  expect(await messages.findByText(/Old colour profile/)).toHaveTextContent(/^You: /)
  expect(messages.getByText(/sea view is nearly black/)).toHaveTextContent(/^Devika Nair: /)
})

test('shows an admin the client’s initial only beside the client’s messages', async () => {
  await renderRoute('/support-chat/cmp_devika_photos', { as: 'admin' })
  const messages = within(await screen.findByRole('log', { name: 'Messages' }))
  expect(await messages.findAllByText('D')).toHaveLength(messages.getAllByText('Devika Nair').length)
})
