import { screen, type userEvent, within } from 'storybook/test'

export type User = Pick<typeof userEvent, 'clear' | 'click' | 'selectOptions' | 'type'>

export const clickNamed = async (user: User, role: 'button' | 'link', name: string | RegExp) =>
  user.click(await screen.findByRole(role, { name }))

export async function openMenuPage(user: User, menu: 'Admin' | 'Dashboard', page: RegExp): Promise<void> {
  const links = within(await screen.findByRole('navigation', { name: menu }))
  await user.click(await links.findByRole('link', { name: page }))
}

/** Logs out and logs in as another persona from the list on the login page. */
export async function switchUser(user: User, name: string): Promise<void> {
  await clickNamed(user, 'button', 'Logout')
  await clickNamed(user, 'button', new RegExp(`^Log in as ${name}`))
}
