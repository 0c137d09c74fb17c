import { mockAdapter } from '@mocks/transport/adapter'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { provideTransport } from '@/api/transport'
import { renderRoute } from '@/testing/renderRoute'

test('puts the agency’s messages on the admin’s side, whatever their author', async () => {
  provideTransport(() =>
    Promise.resolve(async (config) => {
      const response = await mockAdapter(config)
      return { ...response, data: String(response.data).replaceAll('"from":"admin"', '"from":"support"') }
    }),
  )
  await renderRoute('/support-chat/cmp_devika_photos', { as: 'admin' })
  const messages = within(await screen.findByRole('log', { name: 'Messages' }))
  expect(await messages.findByText(/Old colour profile/)).toHaveTextContent(/^You: /)
  expect(messages.getByText(/sea view is nearly black/)).toHaveTextContent(/^Devika Nair: /)
  expect(messages.getAllByText('D')).toHaveLength(messages.getAllByText('Devika Nair').length)
})
