import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useTableUrl } from './useTableUrl'

function Search() {
  const [state, change] = useTableUrl()
  return <button onClick={() => change({ ...state, search: 'joel' })}>Search</button>
}

test('does not undo a navigation whose page is still loading', async () => {
  let load = (_page: { element: string }) => {}
  const code = new Promise<{ element: string }>((resolve) => (load = resolve))
  const router = createMemoryRouter([
    { path: '/', element: <Search /> },
    { path: '/next', lazy: () => code },
  ])
  render(<RouterProvider router={router} />)
  void router.navigate('/next')
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  load({ element: 'Next' })
  expect(await screen.findByText('Next')).toBeVisible()
})
