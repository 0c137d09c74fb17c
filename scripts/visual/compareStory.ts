import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Camera, Picture, Shot } from './camera'
import { type Difference, difference } from './compare'
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
  outDir: string,
): Promise<{ verdict: Verdict; look: Look }> {
  try {
    const look = await lookAt(story, sides, cameras)
    const [side] = sides
    const alone = sides.length === 1 && side && look[side]
    if (alone) {
      const pictures = alone.map((picture) => ({
        ...shotOf(picture),
        file: keeper(story, outDir)(picture, 'alone', picture.png),
      }))
      return { verdict: { verdict: side === 'after' ? 'added' : 'removed', pictures }, look }
    }
    const unlikes = await unlike([look])
    return { verdict: unlikes.length === 0 ? { verdict: 'same' } : differs(story, unlikes, outDir), look }
  } catch (error) {
    return { verdict: { verdict: 'failed', why: messageOf(error) }, look: {} }
  }
}

/** Judges a story anew that differed at the first look: what was kept of it is replaced. */
export async function compareAgain(
  story: Story,
  firstLook: Look,
  cameras: Cameras,
  outDir: string,
): Promise<Verdict> {
  const looks = [firstLook]
  let unlikes = await unlike(looks)
  for (const { before } of unlikes)
    for (const what of parts) rmSync(join(outDir, fileOf(story, before, what)))
  try {
    for (let again = 0; again < FURTHER_LOOKS; again += 1) {
      looks.push(await lookAt(story, ['before', 'after'], cameras, true))
      const earlier = unlikes
      unlikes = (await unlike(looks)).filter(({ shot }) => earlier.some((each) => each.shot === shot))
      if (unlikes.length === 0) return { verdict: 'unsteady' }
    }
    return differs(story, unlikes, outDir)
  } catch (error) {
    return { verdict: 'failed', why: messageOf(error) }
  }
}

/** The pictures of a story on each side that has it. */
export type Look = Partial<Record<Side, Picture[]>>

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

/** What is kept of a shot that differs. */
const parts = ['before', 'after', 'difference'] as const

const fileOf = (story: Story, { width, theme }: Shot, what: string): File =>
  `pictures/${story.id}.${width}.${theme}.${what}.png`

function keeper(story: Story, outDir: string) {
  return (shot: Shot, what: string, png: Buffer): File => {
    const file = fileOf(story, shot, what)
    writeFileSync(join(outDir, file), png)
    return file
  }
}

function differs(story: Story, unlikes: readonly Unlike[], outDir: string): Verdict {
  const keep = keeper(story, outDir)
  const pictures = unlikes.map(({ before, after, found }) => ({
    ...shotOf(before),
    share: found.share,
    pixels: found.pixels,
    before: keep(before, 'before', before.png),
    after: keep(after, 'after', after.png),
    difference: keep(before, 'difference', found.picture),
  }))
  return { verdict: 'differs', pictures }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const shotOf = ({ width, theme }: Shot): Shot => ({ width, theme })

type Unlike = { shot: number; before: Picture; after: Picture; found: Difference }

/**
 * The last pictures of the shots in which neither side ever looked like the other, and how they differ. Pictures of one look are
 * compared pixel by pixel, those of different looks byte by byte: it takes a thousandth of the time, and each with each is many.
 */
async function unlike(looks: readonly Look[]): Promise<Unlike[]> {
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
