import { demoPassword } from '@mocks/seeds/personas'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export async function logIn(user: UserEvent, email: string) {
  const form = within(await screen.findByRole('form', { name: 'Login' }))
  await user.type(form.getByLabelText('Email'), email)
  await user.type(form.getByLabelText('Password'), `${demoPassword}{Enter}`)
}
