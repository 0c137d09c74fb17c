import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { QueryView } from './feedback/QueryView'

const settled = { error: null, isFetching: false, errorUpdateCount: 1, refetch: () => undefined }

const page = (answer: { data: string[] | undefined; error: Error | null }) => (
  <>
    <h1>Plans</h1>
    <input />
    <QueryView query={{ ...settled, ...answer }} skeleton={null} failed="Could not fetch plans.">
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </QueryView>
  </>
)

test.each([
  ['moves the focus from the error to the loaded content', 'button'],
  ['does not move the focus if it is outside the error', 'textbox'],
] as const)('%s', async (_, role) => {
  const { rerender } = render(page({ data: undefined, error: new Error('failed') }))
  await userEvent.click(screen.getByRole(role))
  const field = screen.getByRole('textbox')
  rerender(page({ data: ['Starter'], error: null }))
  const next = role === 'textbox' ? field : screen.getByText('Starter').parentElement
  await waitFor(() => expect(next).toHaveFocus())
})
