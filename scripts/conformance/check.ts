import type { Probe } from './probe'
import type { World } from './world'

export type Context = { probe: Probe; world: World }

/** One question to the server. Reports what it finds to the probe; may throw Blocked or Halt. */
export type Check = {
  id: string
  title: string
  /** Whether it stores anything, be it an account of its own. */
  writes: boolean
  /** Whether it needs an admin. */
  admin: boolean
  run(context: Context): Promise<void>
}

/** A check that stores something and needs an admin, as most do. */
export const adminCheck = (id: string, title: string, run: Check['run']): Check => ({
  id,
  title,
  writes: true,
  admin: true,
  run,
})

/** A check, or a part of one, that could not be made. */
export type Skipped = { title: string; why: string }
