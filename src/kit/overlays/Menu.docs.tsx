import { LayoutDashboard, LogOut } from 'lucide-react'
import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Button } from '../actions/Button'
import { Menu } from './Menu'

const logOut = () => undefined

function Example() {
  return (
    <Menu
      trigger={<Button>Account</Button>}
      header={<strong className="text-ink">Devika Nair</strong>}
      items={[
        { label: 'Dashboard', icon: <LayoutDashboard aria-hidden="true" />, to: '/dashboard' },
        { label: 'Logout', icon: <LogOut aria-hidden="true" />, onSelect: logOut, separated: true },
      ]}
    />
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'A few commands that belong to one thing and are seldom wanted: the account in the bars of site and portal.',
    'Ways to pages and commands may stand together; a line parts what ends something, as “Logout”.',
  ],
  avoid: [
    'Choosing a value of a form: `SelectField`.',
    'One or two commands: `Button`s beside each other, visible at once.',
    'The panel’s tabs. They are the navigation, in a landmark of their own.',
  ],
  pairs: [
    {
      do: {
        why: 'The button names the thing, the commands say what can be done with it.',
        draw: (
          <Menu
            trigger={<Button size="sm">Account of Devika</Button>}
            items={[
              { label: 'Dashboard', to: '/dashboard' },
              { label: 'Logout', onSelect: logOut, separated: true },
            ]}
          />
        ),
      },
      dont: {
        why: 'A menu with one command: two presses where one would do.',
        draw: (
          <Menu trigger={<Button size="sm">More</Button>} items={[{ label: 'Logout', onSelect: logOut }]} />
        ),
      },
    },
  ],
  access: {
    role: 'The `trigger` is a `button` that says it opens a menu, and whether it is open; the rows are `menuitem`.',
    keys: 'Enter, Space and Arrow down open it at its first row. Arrows, Home, End and first letters move, Escape closes.',
    said: 'The row in focus. When it closes, the focus is on the button again.',
  },
  contrast: [
    { what: 'A row', ink: 'ink', on: 'surface', least: 4.5 },
    { what: 'The row in focus', ink: 'ink', on: 'sunken', least: 4.5 },
    { what: 'The ring around it', ink: 'brand-text', on: 'sunken', least: 3 },
  ],
})
