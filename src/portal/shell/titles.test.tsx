import { clearFaults } from '@mocks/faults'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderRoute } from '@/testing/renderRoute'

test.each([
  paths.dashboard(),
  paths.support(),
  paths.subscription(),
  paths.purchases(),
  paths.acknowledgement('sub_devika_premium'),
  paths.notifications(),
  paths.expired(),
  paths.supportChat(),
  paths.supportChat('cmp_devika_photos'),
])('%s keeps its title while the user is unknown', async (url) => {
  const { user } = await renderRoute(url, { as: 'active', faults: [{ operation: 'getMe', kind: 'network' }] })
  const again = await screen.findByRole('button', { name: 'Try again' })
  const { title } = document
  expect(title).toContain(screen.getByRole('heading', { level: 1 }).textContent)
  clearFaults()
  await user.click(again)
  await screen.findAllByRole('navigation', { name: 'Dashboard' })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible())
  expect(document.title).toBe(title)
})
