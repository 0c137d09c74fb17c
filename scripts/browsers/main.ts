import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine, EngineKind, Visit } from './engine.ts'
import { finderScripts, type Finder } from './finder.ts'
import { firefox } from './firefox.ts'
import type { Journey } from './deeds.ts'
import { journeys } from './journeys.ts'
import { inWords, perform, WINDOW } from './perform.ts'
import { webkit } from './webkit.ts'

export const engineKinds: readonly EngineKind[] = [firefox, webkit]

/** Those that this machine lacks, each with what it lacks of them. */
export const missingOnes = (kinds: readonly EngineKind[], required: readonly string[]) =>
  kinds.flatMap((kind) => {
    const why = kind.missing()
    return why === null ? [] : { id: kind.id, why, isRequired: required.includes(kind.id) }
  })

/** One build of the product, served. */
export type Site = {
  build: string
  origin: string
  /** Brings the data back to their beginning, where the browser does not hold them. */
  reset: () => Promise<unknown>
  /** Whether its screens are pictured: they look alike in all builds. */
  pictured: boolean
}

/** What became of one journey, or why it could not begin. */
export type Outcome = {
  engine: string
  build: string
  journey: string
  /** What went wrong; empty where nothing did. */
  faults: string[]
  seconds: number
}

type Stage = { kind: EngineKind; running: RunningEngine; finder: Finder; pictures: string }

/**
 * Drives every journey on every site in one engine, each in a fresh visit, and tells each outcome as it comes. Pictures go
 * into a folder of the engine's name below `pictures`. An engine that cannot be started, or that stops answering, fails the
 * journey and is started anew for the next one.
 */
export async function drive(
  kind: EngineKind,
  sites: readonly Site[],
  pictures: string,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const stage = { kind, running: runningEngine(kind), finder: await finderScripts(), pictures }
  try {
    for (const site of sites) {
      await site.reset()
      for (const journey of journeys(`${kind.id}-${Date.now()}`)) tell(await go(journey, site, stage))
    }
  } finally {
    await stage.running.stop()
  }
}

type RunningEngine = ReturnType<typeof runningEngine>

/** An engine that is started when it is asked for, and once more after it was stopped. */
function runningEngine(kind: EngineKind) {
  let engine: Engine | null = null
  return {
    name: () => engine?.version ?? kind.id,
    async visit() {
      engine ??= await kind.start()
      return engine.visit()
    },
    async stop() {
      const last = engine
      engine = null
      await last?.stop()
    },
  }
}

async function go(
  journey: Journey,
  site: Site,
  { kind, running, finder, pictures }: Stage,
): Promise<Outcome> {
  const start = performance.now()
  const folder = join(pictures, kind.id)
  const keepPicture = async (name: string, png: Uint8Array) => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${site.build}-${name}.png`), png)
  }
  const faults: string[] = []
  const note = (when: string, failure: unknown) => faults.push(`${when}: ${messageOf(failure)}`)
  let now = 'Begin'
  let visit: Visit | null = null
  try {
    visit = await running.visit()
    await visit.resize(WINDOW.width, WINDOW.height)
    for (const deed of journey.deeds) {
      if (deed.do === 'picture' && !site.pictured) continue
      now = inWords(deed)
      await perform(deed, { visit, finder, origin: site.origin, keepPicture })
      faults.push(...(await visit.problems()).map((problem) => `${now}: ${problem}`))
    }
  } catch (failure) {
    note(now, failure)
    if (visit) faults.push(...(await leave(visit, (png) => keepPicture(`failed-${journey.name}`, png))))
  }
  const engine = running.name()
  try {
    await visit?.close()
  } catch (failure) {
    note('Close the page', failure)
    await running.stop()
  }
  const seconds = (performance.now() - start) / 1000
  return { engine, build: site.build, journey: journey.name, faults, seconds }
}

/** Pictures the page of a journey that has failed, and says what else was wrong with it. */
async function leave(visit: Visit, keep: (png: Uint8Array) => Promise<void>): Promise<string[]> {
  try {
    const problems = await visit.problems()
    await keep(await visit.picture())
    return problems
  } catch (failure) {
    return [`No picture: ${messageOf(failure)}`]
  }
}

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure))
