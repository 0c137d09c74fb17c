import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

const form = async (name: string) => within(await screen.findByRole('form', { name }))

it.each([
  ['/login', 'Login', { Email: 'devika@shorehouse.example' }],
  ['/register', 'Register', { Name: 'Asha Pawar', Email: 'asha@pawarfarms.example' }],
] as const)('restores after a reload what was typed at %s, except the password', async (url, name, typed) => {
  const { user, unmount } = await renderRoute(url)
  const first = await form(name)
  for (const [label, text] of Object.entries(typed)) await user.type(first.getByLabelText(label), text)
  await user.type(first.getByLabelText('Password'), 'a long sentence')
  unmount()
  await renderRoute(url)
  const again = await form(name)
  for (const [label, text] of Object.entries(typed)) expect(again.getByLabelText(label)).toHaveValue(text)
  expect(again.getByLabelText('Password')).toHaveValue('')
  const stored = [sessionStorage, localStorage].flatMap((storage) => Object.values(storage))
  expect(stored).not.toContain('a long sentence')
})
