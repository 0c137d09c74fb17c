import preview from '#.storybook/preview'
import { LayoutDashboard, LogOut, User } from 'lucide-react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../actions/Button'
import { Menu } from './Menu'

function Place() {
  return <p>At {useLocation().pathname}</p>
}

function Example({ trigger = <Button>Account</Button> }) {
  return (
    <Menu
      trigger={trigger}
      header={<strong className="text-ink">Devika Nair</strong>}
      items={[
        { label: 'Dashboard', icon: <LayoutDashboard aria-hidden="true" />, to: '/dashboard' },
        { label: 'Profile', icon: <User aria-hidden="true" />, to: '/profile' },
        {
          label: 'Log out',
          icon: <LogOut aria-hidden="true" />,
          onSelect: () => {},
          separated: true,
        },
      ]}
    />
  )
}

const meta = preview.meta({
  component: Menu,
  title: 'Kit/Overlays/Menu',
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <MemoryRouter>
        <div className="flex min-h-72 flex-wrap items-start justify-between">
          <Place />
          <Story />
        </div>
      </MemoryRouter>
    ),
  ],
  // Base UI's focus guards are hidden but focusable on purpose: they pass the focus on.
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } },
  },
})

export const Open = meta.story({
  tags: ['axe'],
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await screen.findByRole('menu')
  },
})

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Account' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
})

export const Pointer = meta.story({
  tags: ['!autodocs'],
  render: () => <Example trigger={<button type="button">Account</button>} />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    await userEvent.dblClick(trigger)
    await screen.findByRole('menu')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    // Escape also closes the menu while the button still has the focus, for example right after a click.
    trigger.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()

    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }))
    await expect(canvas.getByText('At /profile')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
})
