import { expect, it } from 'vitest'
import { componentTest } from './componentTest'
import type { Entry, Start } from './recording'
import { recordedStepSchema } from './recordedStep'
import { emptyRecording } from './samples'

const entry = (step: Entry['step'], shows: Entry['shows'] = []): Entry => ({ step, shows })
const button = { role: 'button', name: 'Approve' }

const codeOf = (entries: Entry[], start: Partial<Start> = {}) =>
  componentTest({
    ...emptyRecording,
    start: { ...emptyRecording.start, ...start },
    entries,
    before: ['heading Plans'],
  })

it('has a line for every kind of step', () => {
  const { text } = codeOf([
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
  ])
  expect(text).toMatchInlineSnapshot(`
    "import { act, fireEvent, screen } from '@testing-library/react'
    import { expect, it } from 'vitest'
    import { demoPassword } from '@mocks/seeds/personas'
    import { renderRoute } from '@/testing/renderRoute'

    /** Moves the focus to the element, as the Tab key would. */
    const focus = async (found: Promise<HTMLElement>) => {
      const element = await found
      act(() => element.focus())
    }

    it('a visitor sees “Yes.”', async () => {
      const { user } = await renderRoute('/')
      await user.click(await screen.findByRole('button', { name: 'Approve' }))
      expect(await screen.findByText('Subscription approved! It’s active.')).toBeVisible()
      await user.clear(await screen.findByLabelText('Note'))
      await user.type(await screen.findByLabelText('Note'), 'Don\\'t {{say} [[it]\\\\ "so"')
      await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' XL')
      await user.keyboard('{Enter}')
      await user.type(await screen.findByLabelText('Password'), demoPassword)
      await user.selectOptions(await screen.findByRole('combobox', { name: 'City' }), 'Kudal')
      await user.click(await screen.findByRole('checkbox', { name: 'Agree' }))
      expect(await screen.findByRole('heading', { name: 'Agreed (now)' })).toBeVisible()
      await user.type(await screen.findByRole('textbox', { name: 'Coupon' }), '{Enter}')
      await focus(screen.findByRole('tab', { name: 'Open' }))
      await user.keyboard('{ArrowRight}')
      await user.keyboard('j')
      // To be done by hand: Choose the file a.png in input “Picture”
      await user.type(await screen.findByLabelText('Password'), 'other password 1')
      fireEvent.input(await screen.findByLabelText('Colour'), { target: { value: '#123456' } })
      expect(await screen.findByText('The last of them')).toBeVisible()
      await user.keyboard('/')
      await renderRoute('/admin-dashboard', { again: true, as: 'admin' })
      await renderRoute('/plans', { again: true, as: null, clockDays: 7 })
      await user.click(await screen.findByText(/^Is it .+ \\(or .+\\)\\?$/))
      expect(await screen.findByText('Yes.')).toBeVisible()
    })
    "
  `)
})

it('starts in the recorded state', () => {
  const everything = codeOf([], {
    route: '/admin-dashboard/users?q=a',
    as: 'admin',
    seed: 'large',
    clockDays: 30,
    faults: [
      { operation: 'login', kind: 'status', status: 500, message: "It's down" },
      { operation: '*', kind: 'latency', ms: 300, times: 2 },
    ],
    quirks: ['plain-ids', 'grouped-numbers'],
    changed: true,
  })
  expect(everything.text).toMatchInlineSnapshot(`
    "import { screen } from '@testing-library/react'
    import { expect, it } from 'vitest'
    import { renderRoute } from '@/testing/renderRoute'

    it('Rohan Patil sees “Plans”', async () => {
      // The data was changed before the recording started; this test starts with the unchanged data set.
      await renderRoute('/admin-dashboard/users?q=a', { as: 'admin', seed: 'large', clockDays: 30, faults: [{ operation: 'login', kind: 'status', status: 500, message: "It's down" }, { operation: '*', kind: 'latency', ms: 300, times: 2 }], quirks: 'plain-ids,grouped-numbers' })
      expect(await screen.findByRole('heading', { name: 'Plans' })).toBeVisible()
    })
    "
  `)
  const scenario = codeOf([], { scenario: 'payment-coupon', as: 'new', route: '/payment/premium' })
  expect(scenario.text).toContain("await renderRoute('', { scenario: 'payment-coupon' })")
})

it('finds an element by its number, within its region, or both', () => {
  const generated = codeOf([
    entry({ do: 'click', on: { ...button, index: 2 } }),
    entry({ do: 'click', on: { ...button, within: { role: 'listitem', name: 'Devika Nair' } } }),
    entry({ do: 'click', on: { ...button, within: { role: 'dialog', name: 'Really?' }, index: 1 } }),
    entry({ do: 'uncheck', on: { role: 'checkbox' } }),
  ])
  expect(generated).toMatchInlineSnapshot(`
    {
      "path": "src/site/recorded.test.tsx",
      "text": "import { screen, within } from '@testing-library/react'
    import { expect, it } from 'vitest'
    import { renderRoute } from '@/testing/renderRoute'

    const listitem = async (name: string | RegExp) => within(await screen.findByRole('listitem', { name }))

    const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

    /** One of several elements with the same name, counted from 0. */
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

it('does not read a step that could type other keys, or an unknown one', () => {
  const unknown = { do: 'eval', on: { label: 'Email' } }
  const keys = { do: 'press', key: '}{Enter' }
  for (const step of [unknown, keys, { do: 'click' }])
    expect(recordedStepSchema.safeParse(step).success).toBe(false)
})
