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

type Run = { engine: Engine; kind: EngineKind; site: Site; finder: Finder; pictures: string }

/**
 * Drives every journey on every site in one engine, each in a fresh visit, and tells each outcome as it comes. Pictures go
 * into a folder of the engine's name below `pictures`.
 */
export async function drive(
  kind: EngineKind,
  sites: readonly Site[],
  pictures: string,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const finder = await finderScripts()
  const engine = await kind.start()
  try {
    for (const site of sites) {
      await site.reset()
      for (const journey of journeys(`${kind.id}-${Date.now()}`))
        tell(await go(journey, { engine, kind, site, finder, pictures }))
    }
  } finally {
    await engine.stop()
  }
}

async function go(journey: Journey, { engine, kind, site, finder, pictures }: Run): Promise<Outcome> {
  const start = performance.now()
  const visit = await engine.visit()
  const folder = join(pictures, kind.id)
  const keepPicture = async (name: string, png: Uint8Array) => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${site.build}-${name}.png`), png)
  }
  const faults: string[] = []
  let now = 'Begin'
  try {
    await visit.resize(WINDOW.width, WINDOW.height)
    for (const deed of journey.deeds) {
      if (deed.do === 'picture' && !site.pictured) continue
      now = inWords(deed)
      await perform(deed, { visit, finder, origin: site.origin, keepPicture })
      faults.push(...(await visit.problems()).map((problem) => `${now}: ${problem}`))
    }
  } catch (failure) {
    faults.push(`${now}: ${failure instanceof Error ? failure.message : String(failure)}`)
    faults.push(...(await leave(visit, (png) => keepPicture(`failed-${journey.name}`, png))))
  }
  await visit.close()
  const seconds = (performance.now() - start) / 1000
  return { engine: engine.version, build: site.build, journey: journey.name, faults, seconds }
}

/** Pictures the page of a journey that has failed, and says what else was wrong with it. */
async function leave(visit: Visit, keep: (png: Uint8Array) => Promise<void>): Promise<string[]> {
  try {
    await keep(await visit.picture())
    return await visit.problems()
  } catch (failure) {
    return [`No picture: ${String(failure)}`]
  }
}
