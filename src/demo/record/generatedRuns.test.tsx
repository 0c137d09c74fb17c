import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { demoPassword, type PersonaId } from '@mocks/seeds/personas'
import { allRecords } from '@mocks/store/db'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setLogSink } from '@/platform/log'
import { resetForTests } from '@/platform/reset'
import { renderRoute } from '@/testing/renderRoute'
import { runGenerated } from '@/testing/runGenerated'
import { componentTest } from './componentTest'
import { record } from './recorder'
import { recording } from './recording'
import { emptyRecording } from './samples'

type Form = {
  route: string
  as: PersonaId | null
  /** The button that opens the form. */
  open?: string
  submit: string
  /** The text that shows once the form is sent. */
  done: string
}

const tab = (id: string, submit: string, done: string): Form => ({
  route: `/admin-dashboard/${id}`,
  as: 'admin',
  submit,
  done,
})

/** The forms that can be filled in control by control. */
const forms: Record<string, Form> = {
  register: { route: '/register', as: null, submit: 'Register', done: 'Member since' },
  contact: { route: '/contact', as: null, submit: 'Send message', done: 'Thank you, Some words.' },
  newsletter: {
    route: '/about',
    as: null,
    submit: 'Subscribe',
    done: 'You have been unsubscribed from our newsletter.',
  },
  ticket: { route: '/dashboard/support', as: 'active', submit: 'Submit', done: 'Ticket submitted.' },
  payment: {
    route: '/payment/premium',
    as: 'new',
    submit: 'Submit for approval',
    done: 'Submitted, waiting for approval',
  },
  plan: tab('plans', 'Add plan', 'Plan added!'),
  coupon: tab('coupons', 'Create coupon', 'Coupon created!'),
  'payment option': tab('payment-options', 'Add payment option', 'Payment option added successfully!'),
  'team member': tab('team', 'Add team member', 'Team member added successfully!'),
  feature: tab('features', 'Add feature', 'Feature added successfully!'),
  service: tab('services', 'Add service', 'Service added successfully!'),
  response: {
    ...tab('help', 'Resolve', 'Complaint resolved'),
    open: 'Resolve the complaint of Devika Nair',
  },
  'renewal rejection': {
    ...tab('renewal-requests', 'Submit', 'Renewal rejected'),
    open: 'Reject the renewal of Swati Mayekar',
  },
}

const samples: Record<string, string> = {
  email: 'reader@a.example',
  url: 'https://a.example',
  tel: '98765',
  numeric: '7',
  decimal: '450',
  password: demoPassword,
  upiId: 'counter2@saltlanebank',
  order: '3',
  transactionId: '731294650018',
}

const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)

/** Uses a control of a form as a person would. */
async function use(user: UserEvent, control: Element) {
  if (control instanceof HTMLSelectElement)
    return user.selectOptions(control, [...control.options].at(-1)?.label ?? '')
  if (control instanceof HTMLTextAreaElement) return user.type(control, '{{One} [[two{Enter}three')
  if (!(control instanceof HTMLInputElement)) return
  const { type, name, inputMode } = control
  if (type === 'file') return user.upload(control, new File([PIXEL], 'me.png', { type: 'image/png' }))
  if (type === 'color') return void fireEvent.input(control, { target: { value: '#123456' } })
  if (type === 'checkbox' || type === 'radio') return user.click(control)
  await user.clear(control)
  await user.type(control, samples[name] ?? samples[inputMode] ?? samples[type] ?? 'Some words')
}

/** The random parts of rows. */
const DRAWN = /_[a-z0-9]{12}(?=")|SUB-[A-Z0-9]{6}|"passwordDigest":"\w+"/g
/** The content of the chosen file, which a recording cannot contain. */
const PICTURE = /"data:image\/png;base64,[^"]*"/

const rows = () =>
  allRecords()
    .filter(({ table }) => table !== 'session')
    .map(({ table, row }) => `${table} ${JSON.stringify(row).replaceAll(DRAWN, '').replace(PICTURE, 'null')}`)

/** Records the actions on a page and runs the generated test, which must end with the same rows. */
async function roundTrip(start: Pick<Form, 'route' | 'as'>, act: (user: UserEvent) => Promise<unknown>) {
  const { user } = await renderRoute(start.route, { as: start.as })
  const untouched = rows()
  recording.set({ ...emptyRecording, start: { ...emptyRecording.start, ...start } })
  const stop = record(document, () => true)
  await act(user).finally(stop)
  const { entries } = recording.get() ?? emptyRecording
  const { text } = componentTest({ ...emptyRecording, ...recording.get() })
  const done = rows()
  cleanup()
  resetForTests()
  setLogSink(() => {})
  sessionStorage.clear()
  await runGenerated(text)
  expect(rows()).toEqual(done)
  return { text, steps: entries.length, changed: done.filter((row) => !untouched.includes(row)) }
}

beforeEach(() => {
  // both runs see the same time
  vi.setSystemTime(Date.now())
  return () => vi.useRealTimers()
})

const seen = (text: string) => screen.findByText((content) => content.includes(text))
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))

describe('generated test ends with the same rows as the recording', () => {
  it.each(Object.entries(forms))('after using every control of the form: %s', async (_, form) => {
    const { open, submit, done, ...start } = form
    let controls: Element[] = []
    const { steps } = await roundTrip(start, async (user) => {
      if (open) await press(user, open)
      const button = await screen.findByRole('button', { name: submit })
      controls = [...(button.closest('form')?.querySelectorAll('input, textarea, select') ?? [])]
      for (const control of controls) await use(user, control)
      await user.click(button)
      await seen(done)
    })
    expect(steps).toBe(controls.length + (open ? 2 : 1))
  })

  it('after a chat message of two lines', async () => {
    const chat = { route: '/support-chat/cmp_devika_photos', as: 'active' } as const
    const { changed } = await roundTrip(chat, async (user) => {
      const field = await screen.findByRole('textbox', { name: 'Your message' })
      await user.type(field, 'One{Shift>}{Enter}{/Shift}two{Enter}')
      await seen('One')
    })
    expect(changed).toEqual([expect.stringContaining(String.raw`"text":"One\ntwo"`)])
  })

  it('after a wrong password', async () => {
    const { text, changed } = await roundTrip({ route: '/login', as: null }, async (user) => {
      await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'devika@shorehouse.example')
      await user.type(screen.getByLabelText('Password'), 'hunter-2-secret{Enter}')
      await seen('Invalid email or password.')
    })
    expect(text).not.toContain('hunter')
    expect(changed).toEqual([expect.stringMatching(/^loginAttempt /)])
  })

  it('after keyboard commands in the queue', async () => {
    const queue = { route: '/admin-dashboard/approve', as: 'admin' } as const
    const { changed } = await roundTrip(queue, async (user) => {
      await screen.findByRole('button', { name: 'Approve Farhan Sheikh' })
      await user.keyboard('jr')
      await user.type(await screen.findByRole('textbox', { name: /^Why is it rejected/ }), 'Not found.')
      await press(user, 'Submit')
      await seen('Subscription rejected!')
    })
    expect(changed).toHaveLength(2)
  })

  it('after a notification to one user', async () => {
    const form = { route: '/admin-dashboard/notifications', as: 'admin' } as const
    const { changed } = await roundTrip(form, async (user) => {
      await user.click(await screen.findByRole('radio', { name: 'One user' }))
      await user.type(await screen.findByRole('searchbox', { name: 'Find the user' }), 'devika{Enter}')
      await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Soon.{Enter}Really.')
      await press(user, 'Send notification')
      await seen('Notification sent!')
    })
    expect(changed).toEqual([expect.stringContaining('usr_devika')])
  })
})
