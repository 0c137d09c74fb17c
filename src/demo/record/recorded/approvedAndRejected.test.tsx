import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

it('Rohan Patil sees “Subscription rejected!”', async () => {
  const { user } = await renderRoute('', { scenario: 'admin-approve' })
  await user.click(await screen.findByRole('button', { name: 'Approve Farhan Sheikh' }))
  expect(await screen.findByText('Subscription approved!')).toBeVisible()
  await renderRoute('/admin-dashboard/approve', { again: true })
  expect(await screen.findByRole('heading', { name: 'Approve Subscriptions' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Reject Leela Sawant' }))
  await user.type(
    await screen.findByRole('textbox', { name: 'Why is it rejected? Leela will read this.' }),
    'Three digits are missing.',
  )
  await user.click(await screen.findByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Subscription rejected!')).toBeVisible()
})
