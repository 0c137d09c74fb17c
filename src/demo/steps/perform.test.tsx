import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'
import { markAsDemo } from './demoPart'
import { perform } from './perform'
import type { UserStep } from './step'

const performAll = async (...steps: UserStep[]) => {
  for (const step of steps) await perform(step, document.body)
}

describe('steps on the product', () => {
  it('log in', async () => {
    const { router } = await renderRoute('/login')
    await screen.findByRole('textbox', { name: 'Email' })
    await performAll(
      { do: 'type', on: { role: 'textbox', name: 'Email' }, text: 'devika@shorehouse.example' },
      { do: 'typePassword', on: { label: 'Password' } },
      { do: 'click', on: { role: 'button', name: 'Login' } },
    )
    expect(await screen.findByRole('heading', { level: 1, name: /Devika/ })).toBeVisible()
    expect(router.state.location.pathname).toBe('/dashboard')
  })
})

describe('a single step', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <ul>
        <li aria-label="Devika"><button>Approve</button></li>
        <li aria-label="Nilesh"><button>Approve</button></li>
      </ul>
      <label>City <select><option>Malvan</option><option value="k">Kudal</option></select></label>
      <label>Note <input value="old" /></label>
      <button disabled>Send</button>
      <output></output>`
    document.body.firstElementChild?.addEventListener('click', ({ target }) => {
      const item = (target as Element).closest('li')
      if (item) screen.getByRole('status').append(item.getAttribute('aria-label') ?? '')
    })
    return () => {
      document.body.innerHTML = ''
    }
  })

  it('finds the element in its region or by its number', async () => {
    const button = { role: 'button', name: 'Approve' }
    await performAll({ do: 'click', on: { ...button, within: { role: 'listitem', name: 'Nilesh' } } })
    expect(screen.getByRole('status')).toHaveTextContent(/^Nilesh$/)
    await performAll({ do: 'click', on: { ...button, index: 0 } })
    expect(screen.getByRole('status')).toHaveTextContent(/^NileshDevika$/)
  })

  it('never uses an element of the demo', async () => {
    markAsDemo(screen.getByRole('listitem', { name: 'Devika' }))
    await performAll({ do: 'click', on: { role: 'button', name: 'Approve' } })
    expect(screen.getByRole('status')).toHaveTextContent(/^Nilesh$/)
  })

  it('types and chooses', async () => {
    await performAll({ do: 'type', on: { label: 'Note' }, text: 'new {x}' })
    expect(screen.getByLabelText('Note')).toHaveValue('new {x}')
    await performAll({ do: 'choose', on: { role: 'combobox', name: 'City' }, option: 'Kudal' })
    expect(screen.getByLabelText('City')).toHaveValue('k')
  })

  it.each<[string, UserStep]>([
    ['There is no button “Pay” on the page.', { do: 'click', on: { role: 'button', name: 'Pay' } }],
    [
      '2 elements on the page match button “Approve”.',
      { do: 'click', on: { role: 'button', name: 'Approve' } },
    ],
    [
      'The button “Send” cannot be used: it is disabled.',
      { do: 'click', on: { role: 'button', name: 'Send' } },
    ],
  ])('reports why it cannot be performed: %s', async (message, step) => {
    await expect(perform(step, document.body, 60)).rejects.toThrow(message)
  })

  it('waits for its element', async () => {
    const later = document.createElement('button')
    later.textContent = 'Later'
    const clicked = vi.fn()
    later.addEventListener('click', clicked)
    setTimeout(() => document.body.append(later), 80)
    await performAll({ do: 'click', on: { role: 'button', name: 'Later' } })
    expect(clicked).toHaveBeenCalled()
  })
})
