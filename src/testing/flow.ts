import { screen, type userEvent, within } from 'storybook/test'

type User = Pick<typeof userEvent, 'click' | 'type'>

/** Presses what has this role and name, as soon as it is there. */
export const press = async (user: User, role: 'button' | 'link', name: string | RegExp) =>
  user.click(await screen.findByRole(role, { name }))

/** Opens a page by its link in the panel's menu, or in the portal's. */
export async function open(user: User, menu: 'Admin' | 'Dashboard', page: RegExp): Promise<void> {
  const links = within(await screen.findByRole('navigation', { name: menu }))
  await user.click(await links.findByRole('link', { name: page }))
}

/** Whoever is signed in logs out, and somebody else of the demo's people logs in beside the login form. */
export async function handOverTo(user: User, name: string): Promise<void> {
  await press(user, 'button', 'Logout')
  await press(user, 'button', new RegExp(`^Log in as ${name}`))
}
