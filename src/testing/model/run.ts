import fc from 'fast-check'
import { commands, readAll } from './commands'
import { newWorld, type World } from './world'

/** How many steps a story has at most, and how many stories are tried from a seed. */
const LONGEST = 500
const STORIES = 5

/**
 * Makes random calls of several people on the mock, at least so many, and holds each answer against the model. Returns
 * how many it made. Throws with the shortest story that it finds of who did what until they differ; the seed repeats it.
 */
export async function play(operations: number, seed: number): Promise<number> {
  let made = 0
  const property = fc.asyncProperty(
    // no bias: short stories and small values come anyway, when a failure is made smaller
    fc.noBias(fc.commands(commands, { maxCommands: LONGEST, size: 'max' })),
    async (steps) => {
      const world = newWorld()
      try {
        await fc.asyncModelRun(() => ({ model: world, real: world }), steps)
        await readAll(world)
      } catch (error) {
        throw told(world, error)
      } finally {
        made += world.story.length
      }
    },
  )
  const playFrom = async (from: number): Promise<number> => {
    const { failed, errorInstance } = await fc.check(property, { seed: from, numRuns: STORIES })
    if (failed) throw new Error(`Seed ${from}. ${Object(errorInstance).message}`)
    return made < operations ? playFrom(from + 1) : made
  }
  return playFrom(seed)
}

function told({ story }: World, error: unknown): Error {
  const steps = story.map((line, index) => `${String(index + 1).padStart(3)}. ${line}`)
  return new Error(`${error instanceof Error ? error.message : String(error)}\n\n${steps.join('\n')}\n`)
}
