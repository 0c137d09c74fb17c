import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

it('Rohan Patil sees “Reopen request accepted”', async () => {
  const { user } = await renderRoute('', { scenario: 'admin-help' })
  await user.click(await screen.findByRole('button', { name: 'Accept reopen of Devika Nair' }))
  expect(await screen.findByText('Reopen request accepted')).toBeVisible()
})
