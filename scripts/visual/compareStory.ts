import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Camera, Picture, Shot } from './camera'
import { difference } from './compare'
import type { Story } from './stories'

export type Side = 'before' | 'after'
export type Sides = Record<Side, string>
export type Cameras = Record<Side, Camera>

/** At a story that differs: once it has looked the same on both sides, it counts as the same. */
const FURTHER_LOOKS = 2

/** A picture's file, as the report names it. */
type File = string

export type Differing = Shot & { share: number; pixels: number; before: File; after: File; difference: File }
export type Alone = Shot & { file: File }

export type Verdict =
  | { verdict: 'same' }
  | { verdict: 'differs'; pictures: Differing[] }
  /** It differed, and no more when both sides were pictured again, each on a page loaded anew. */
  | { verdict: 'unsteady' }
  /** Only one side has it: the present one if it is new. */
  | { verdict: 'added' | 'removed'; pictures: Alone[] }
  | { verdict: 'failed'; why: string }

/** Pictures a story on the sides that have it, and judges what it sees. Keeps the pictures below `outDir` unless they are the same. */
export async function compareStory(
  story: Story,
  sides: readonly Side[],
  cameras: Cameras,
  { outDir, isLookedAtAgain }: { outDir: string; isLookedAtAgain: boolean },
): Promise<Verdict> {
  const keep = (shot: Shot, what: string, png: Buffer): File => {
    const file = `pictures/${story.id}.${shot.width}.${shot.theme}.${what}.png`
    writeFileSync(join(outDir, file), png)
    return file
  }
  try {
    const looks = [await lookAt(story, sides, cameras)]
    const alone = sides.length === 1 ? looks[0]?.[sides[0] ?? 'after'] : undefined
    if (alone !== undefined) {
      const pictures = alone.map((picture) => ({
        ...shotOf(picture),
        file: keep(picture, 'alone', picture.png),
      }))
      return { verdict: sides[0] === 'after' ? 'added' : 'removed', pictures }
    }
    let unlikes = await unlike(looks)
    if (unlikes.length === 0) return { verdict: 'same' }
    const furtherLooks = isLookedAtAgain ? FURTHER_LOOKS : 0
    for (let again = 0; again < furtherLooks; again += 1) {
      looks.push(await lookAt(story, sides, cameras, true))
      const earlier = unlikes
      unlikes = (await unlike(looks)).filter(({ shot }) => earlier.some((each) => each.shot === shot))
      if (unlikes.length === 0) return { verdict: 'unsteady' }
    }
    const pictures = unlikes.map(({ before, after, found }) => ({
      ...shotOf(before),
      share: found.share,
      pixels: found.pixels,
      before: keep(before, 'before', before.png),
      after: keep(after, 'after', after.png),
      difference: keep(before, 'difference', found.picture),
    }))
    return { verdict: 'differs', pictures }
  } catch (error) {
    return { verdict: 'failed', why: messageOf(error) }
  }
}

/** The pictures of a story on each side that has it. */
type Look = Partial<Record<Side, Picture[]>>

async function lookAt(story: Story, sides: readonly Side[], cameras: Cameras, reload = false): Promise<Look> {
  const pictures = sides.map(
    async (side) => [side, await pictured(story, side, cameras[side], reload)] as const,
  )
  return Object.fromEntries(await Promise.all(pictures))
}

/** A story that fails is tried once more, on a page loaded anew. */
async function pictured(story: Story, side: Side, camera: Camera, reload: boolean): Promise<Picture[]> {
  const first = await camera.take(story, reload).catch(() => null)
  if (first !== null) return first
  try {
    return await camera.take(story, true)
  } catch (error) {
    throw new Error(`${side}: ${messageOf(error)}`, { cause: error })
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const shotOf = ({ width, theme }: Shot): Shot => ({ width, theme })

/**
 * The last pictures of the shots in which neither side ever looked like the other, and how they differ. Pictures of one look are
 * compared pixel by pixel, those of different looks byte by byte: it takes a thousandth of the time, and each with each is many.
 */
async function unlike(looks: readonly Look[]) {
  const { before = [], after = [] } = looks.at(-1) ?? {}
  const compared = await Promise.all(
    before.map(async (picture, shot) => {
      const other = after[shot]
      const found = other && (await difference(picture.png, other.png))
      return other && found ? { shot, before: picture, after: other, found } : null
    }),
  )
  const isSeenOnBoth = (shot: number) => {
    const others = looks.flatMap((look) => look.after?.[shot]?.png ?? [])
    return looks.some((look) => others.some((png) => look.before?.[shot]?.png.equals(png)))
  }
  return compared.filter((each) => each !== null).filter(({ shot }) => !isSeenOnBoth(shot))
}
