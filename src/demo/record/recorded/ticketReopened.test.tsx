import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

it('Devika Nair on /dashboard/support: click button “Reopen Chat”, and see “Support”', async () => {
  const { user } = await renderRoute('', { scenario: 'support' })
  await user.click(await screen.findByRole('button', { name: 'Reopen Chat' }))
  expect(await screen.findByRole('heading', { name: 'Support' })).toBeVisible()
})
