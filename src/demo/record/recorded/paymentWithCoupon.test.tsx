import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

it('Gauri Bhosale sees “Submitted, waiting for approval”', async () => {
  const { user } = await renderRoute('', { scenario: 'payment-coupon' })
  await user.type(await screen.findByRole('textbox', { name: 'Coupon' }), 'first500')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Coupon applied! ₹500 off.')).toBeVisible()
  await user.type(await screen.findByRole('textbox', { name: 'Transaction ID (UTR)' }), '731294650018')
  await user.click(await screen.findByRole('button', { name: 'Submit for approval' }))
  expect(await screen.findByRole('heading', { name: 'Submitted, waiting for approval' })).toBeVisible()
})
