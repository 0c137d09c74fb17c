import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { queueRow } from '@/testing/queueRows'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/approve'

beforeEach(() => localStorage.removeItem('admin-approve-keys'))

describe('the keys', () => {
  test('move, select, approve and reject', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    await queueRow('Farhan Sheikh')
    await user.keyboard('jj')
    await waitFor(async () => expect(await queueRow('Sunita Ghag')).toHaveFocus())
    await user.keyboard('kx')
    expect(await queueRow('Farhan Sheikh')).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('checkbox', { name: 'Select Farhan Sheikh' })).toBeChecked()
    await user.keyboard('a')
    expect(await screen.findByText('Subscription approved!')).toBeVisible()
    await user.keyboard('r')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Sunita will read this/ })).toHaveFocus())
    await user.keyboard('jar')
    expect(screen.getByRole('textbox', { name: /Sunita will read this/ })).toHaveValue('jar')
  })

  test('can be switched off, which is remembered', async () => {
    const { user, unmount } = await renderRoute(route, { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Turn off keys' }))
    await user.keyboard('j')
    expect(await queueRow('Farhan Sheikh')).not.toHaveAttribute('aria-current')
    unmount()
    await renderRoute(route, { as: 'admin' })
    expect(await screen.findByRole('button', { name: 'Turn on keys' })).toBeVisible()
  })
})
