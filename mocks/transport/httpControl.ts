import * as z from 'zod/mini'
import { DAY } from '@/lib/dates'
import { currentQuirks, setQuirks, type Quirk } from '../quirks/state'
import { quirksNamed } from '../quirks/quirks'
import { faultSchema } from '../faultSchema'
import { setFaults } from '../faults'
import { applyScenario, moveClock, resetMock } from '../scenarios/applyScenario'
import { seedNames } from '../seeds'

/** `users` is the size of the seed `large`. */
const resetSchema = z.object({
  seed: z.optional(z.enum(seedNames)),
  users: z.optional(z.int().check(z.minimum(1), z.maximum(50_000))),
  scenario: z.optional(z.string().check(z.maxLength(100))),
})
/** At most a century, to keep years at four digits for ISO 8601. */
const clockSchema = z.object({ days: z.number().check(z.minimum(-36_500), z.maximum(36_500)) })
const faultsSchema = z.object({ faults: z.array(faultSchema) })
const quirksSchema = z.object({ quirks: z.string().check(z.maxLength(1000)) })

export async function control(
  pathname: string,
  request: Request,
  ownQuirks: readonly Quirk[],
): Promise<Response> {
  const text = await request.text()
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text)
    const done = await apply(`${request.method} ${pathname}`, body, ownQuirks)
    return done ? Response.json(done) : Response.json({ message: 'Not found.' }, { status: 404 })
  } catch (error) {
    const message = error instanceof z.core.$ZodError ? z.prettifyError(error) : String(error)
    return Response.json({ message }, { status: 400 })
  }
}

async function apply(action: string, body: unknown, ownQuirks: readonly Quirk[]): Promise<object | null> {
  switch (action) {
    case 'POST /__mock/reset': {
      const { seed, users, scenario } = resetSchema.parse(body)
      const applied = scenario === undefined ? null : await applyScenario(scenario)
      if (applied === null) await resetMock(seed, users)
      if (currentQuirks().length === 0) setQuirks(ownQuirks)
      return applied ?? { seed: seed ?? 'default' }
    }
    case 'POST /__mock/clock': {
      const { days } = clockSchema.parse(body)
      await moveClock(days * DAY)
      return { days }
    }
    case 'POST /__mock/faults': {
      const { faults } = faultsSchema.parse(body)
      setFaults(faults)
      return { faults }
    }
    case 'POST /__mock/quirks': {
      const { quirks } = quirksSchema.parse(body)
      setQuirks(quirksNamed(quirks))
      return { quirks }
    }
    default:
      return null
  }
}
