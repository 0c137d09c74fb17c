import type { Step, Target } from '../../src/demo/steps/step'

/** What a person does or sees in a browser: a journey is a list of these, and knows nothing of who carries it out. */
export type Deed =
  | Extract<Step, { do: 'click' | 'type' | 'typePassword' }>
  /** Presses a key by its DOM name, where the focus is. */
  | { do: 'press'; key: string }
  /** Opens an address of the product by the browser's own bar. */
  | { do: 'open'; path: string }
  | { do: 'reload' }
  /** Waits until this can be seen. */
  | { do: 'see'; what: Target }
  /** Waits until this is gone. */
  | { do: 'miss'; what: Target }
  /** Waits until the field has this text. */
  | { do: 'hold'; what: Target; text: string }
  /** Waits until the address is this one. */
  | { do: 'arrive'; path: string }
  /** Takes a picture of the window, as wide as this in CSS pixels. */
  | { do: 'picture'; name: string; width: number }

export type Journey = { name: string; deeds: readonly Deed[] }

export const open = (path: string): Deed => ({ do: 'open', path })
export const arrive = (path: string): Deed => ({ do: 'arrive', path })
export const reload: Deed = { do: 'reload' }

export const click = (role: string, name: string, within?: { role: string; name: string }): Deed => ({
  do: 'click',
  on: { role, name, within },
})
export const press = (name: string): Deed => click('button', name)
export const follow = (name: string, navigation?: string): Deed =>
  click('link', name, navigation === undefined ? undefined : { role: 'navigation', name: navigation })
export const type = (label: string, text: string): Deed => ({ do: 'type', on: { label }, text })
export const key = (name: string): Deed => ({ do: 'press', key: name })

export const see = (role: string, name: string): Deed => ({ do: 'see', what: { role, name } })
export const read = (text: string): Deed => ({ do: 'see', what: { text } })
export const holds = (label: string, text: string): Deed => ({ do: 'hold', what: { label }, text })
export const miss = (role: string, name: string): Deed => ({ do: 'miss', what: { role, name } })

/** Pictures of the screen as it stands, on a computer and on a phone. */
export const pictures = (name: string): Deed[] => [
  { do: 'picture', name: `${name}-1366`, width: 1366 },
  { do: 'picture', name: `${name}-390`, width: 390 },
]

/** Signs in by the form. */
export const signIn = (email: string, password?: string): Deed[] => [
  open('/login'),
  type('Email', email),
  password === undefined ? { do: 'typePassword', on: { label: 'Password' } } : type('Password', password),
  click('button', 'Login', { role: 'form', name: 'Login' }),
]
