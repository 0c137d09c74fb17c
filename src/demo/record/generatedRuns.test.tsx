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

const samples: Record<string, string> = {
  email: 'reader@a.example',
  url: 'https://a.example',
  tel: '98765',
  password: demoPassword,
  order: '3',
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
  const { type, name } = control
  if (type === 'file') return user.upload(control, new File([PIXEL], 'me.png', { type: 'image/png' }))
  if (type === 'color') return void fireEvent.input(control, { target: { value: '#123456' } })
  if (type === 'checkbox') return user.click(control)
  await user.clear(control)
  await user.type(control, samples[name] ?? samples[type] ?? 'Some words')
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
async function roundTrip(
  start: { route: string; as: PersonaId | null },
  act: (user: UserEvent) => Promise<unknown>,
) {
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

describe('generated test ends with the same rows as the recording', () => {
  it.each([
    ['registration', '/register', null, 'Register', 'Member since'],
    ['feature', '/admin-dashboard/features', 'admin', 'Add feature', 'Feature added successfully!'],
    ['team member', '/admin-dashboard/team', 'admin', 'Add team member', 'Team member added successfully!'],
  ] as const)('after using every control of the form: %s', async (_, route, as, submit, done) => {
    let controls: Element[] = []
    const { steps } = await roundTrip({ route, as }, async (user) => {
      const button = await screen.findByRole('button', { name: submit })
      controls = [...(button.closest('form')?.querySelectorAll('input, textarea, select') ?? [])]
      for (const control of controls) await use(user, control)
      await user.click(button)
      await seen(done)
    })
    expect(steps).toBe(controls.length + 1)
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
})
