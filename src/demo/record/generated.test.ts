import { format } from 'oxfmt'
import { expect, it } from 'vitest'
import settings from '../../../.oxfmtrc.json'
import { componentTest } from './componentTest'
import type { Entry, Recording } from './recording'
import { emptyRecording } from './samples'

const long =
  'A name that is so long that no line of the width of this project has room for it and what surrounds it'
const entry = (step: Entry['step'], shows: Entry['shows'] = []): Entry => ({ step, shows })
const button = { role: 'button', name: 'Approve' }

const steps: Record<string, Entry[]> = {
  'nothing but the page': [],
  'every kind of step': [
    entry({ do: 'click', on: button }, [{ kind: 'status', text: 'Subscription approved! It’s active.' }]),
    { ...entry({ do: 'type', on: { label: 'Note' }, text: 'Don\'t {say} [it]\\ "so"' }), hadText: true },
    entry({ do: 'type', on: { role: 'textbox', name: 'Name' }, text: ' XL', append: true }),
    entry({ do: 'press', key: 'Enter', on: { role: 'textbox', name: 'Name' } }),
    entry({ do: 'typePassword', on: { label: 'Password' } }),
    entry({ do: 'choose', on: { role: 'combobox', name: 'City' }, option: 'Kudal' }),
    entry({ do: 'check', on: { role: 'checkbox', name: 'Agree' } }, [
      { kind: 'heading', text: 'Agreed (now)' },
    ]),
    entry({ do: 'press', key: 'Enter', on: { role: 'textbox', name: 'Coupon' } }),
    entry({ do: 'press', key: 'ArrowRight', on: { role: 'tab', name: 'Open' } }),
    entry({ do: 'press', key: 'j' }),
    entry({ do: 'byHand', what: 'Choose the file a.png in input “Picture”' }),
    entry({ do: 'typePassword', on: { label: 'Password' }, standIn: 'other password 1' }),
    entry({ do: 'pick', on: { label: 'Colour' }, value: '#123456' }),
    { ...entry({ do: 'press', key: '/' }), after: { kind: 'text', text: 'The last of them' } },
    entry({ do: 'load', route: '/admin-dashboard', as: 'admin' }),
    entry({ do: 'load', route: '/plans', as: null, clockDays: 7 }),
    entry({ do: 'click', on: { text: 'Is it Thu 4 October 2026 (or 5 Oct)?' } }, [
      { kind: 'text', text: 'Yes.' },
    ]),
  ],
  'places of an element': [
    entry({ do: 'click', on: { ...button, index: 2 } }),
    entry({ do: 'click', on: { ...button, within: { role: 'listitem', name: 'Devika Nair' } } }),
    entry({ do: 'click', on: { ...button, within: { role: 'dialog', name: 'Really?' }, index: 1 } }),
    entry({ do: 'uncheck', on: { role: 'checkbox' } }),
  ],
  'long names': [
    entry({ do: 'click', on: { role: 'button', name: long } }, [{ kind: 'heading', text: long }]),
    entry({ do: 'click', on: { label: long, index: 1 } }),
    entry({
      do: 'choose',
      on: { role: 'combobox', name: 'A list whose name is of middle length, as some are' },
      option: 'An option as long',
    }),
    entry({ do: 'type', on: { label: 'Message' }, text: long }),
    entry({ do: 'type', on: { label: long }, text: 'short' }),
    entry({ do: 'click', on: { role: 'button', name: 'A', within: { role: 'dialog', name: long } } }, [
      { kind: 'text', text: long },
    ]),
    ...Array.from({ length: 50 }, (_, length) =>
      entry({ do: 'click', on: { role: 'button', name: 'x'.repeat(20 + length) } }, [
        { kind: 'heading', text: 'y'.repeat(20 + length) },
      ]),
    ),
    ...Array.from({ length: 50 }, (_, length) =>
      entry({
        do: 'type',
        on: { role: 'textbox', name: 'x'.repeat(20 + length), within: { role: 'form', name: 'f' } },
        text: 'abc',
      }),
    ),
  ],
}

const recordings: Record<string, Recording> = {
  ...Object.fromEntries(
    Object.entries(steps).map(([name, entries]) => [
      name,
      { ...emptyRecording, entries, before: ['heading Plans'] },
    ]),
  ),
  'a scenario at its own route': {
    ...emptyRecording,
    start: { ...emptyRecording.start, scenario: 'payment-coupon', as: 'new', route: '/payment/premium' },
    before: ['heading Pay'],
  },
  'everything set up': {
    ...emptyRecording,
    start: {
      route: '/admin-dashboard/users?q=a',
      as: 'admin',
      seed: 'large',
      scenario: null,
      clockDays: 30,
      faults: [
        { operation: 'login', kind: 'status', status: 500, message: "It's down" },
        { operation: '*', kind: 'latency', ms: 300, times: 2 },
      ],
      quirks: ['plain-ids', 'grouped-numbers'],
      changed: true,
    },
    before: ['heading Users'],
  },
}

it.each(Object.entries(recordings))('formats %s as the formatter does', async (_, recording) => {
  const { path, text } = componentTest(recording)
  const { code, errors } = await format(path, text, settings)
  expect(errors).toEqual([])
  expect(text).toBe(code)
})

it('has the style of this project’s tests', () => {
  expect(componentTest(recordings['places of an element'] ?? emptyRecording)).toMatchInlineSnapshot(`
    {
      "path": "src/site/recorded.test.tsx",
      "text": "import { screen, within } from '@testing-library/react'
    import { expect, it } from 'vitest'
    import { renderRoute } from '@/testing/renderRoute'

    const listitem = async (name: string | RegExp) => within(await screen.findByRole('listitem', { name }))

    const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

    /** One of several elements of the same name, counted from 0. */
    const nth = async (index: number, alike: Promise<HTMLElement[]>) => {
      const element = (await alike)[index]
      if (element === undefined) throw new Error(\`Fewer than \${index + 1} elements match.\`)
      return element
    }

    it('a visitor sees “Plans”', async () => {
      const { user } = await renderRoute('/')
      await user.click(await nth(2, screen.findAllByRole('button', { name: 'Approve' })))
      await user.click(await (await listitem('Devika Nair')).findByRole('button', { name: 'Approve' }))
      await user.click(await nth(1, (await dialog('Really?')).findAllByRole('button', { name: 'Approve' })))
      await user.click(await screen.findByRole('checkbox'))
      expect(await screen.findByRole('heading', { name: 'Plans' })).toBeVisible()
    })
    ",
    }
  `)
})
