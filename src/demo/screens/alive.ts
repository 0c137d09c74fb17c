/** Which of the wall's pictures are live: those in `frames` have a frame, and those in `drawn` have rendered. */
export type Alive = {
  visible: readonly string[]
  frames: readonly string[]
  drawn: readonly string[]
  /** The maximum number of frames at a time. */
  most: number
}

/** `gone`: scrolled out of view; `left`: removed from the wall. */
export type AliveEvent = { kind: 'seen' | 'gone' | 'drawn' | 'left'; id: string }

/** Few, because every frame starts the product on the page's one thread. */
const AT_ONCE = 2

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id)

export function nextAlive(now: Alive, { kind, id }: AliveEvent): Alive {
  if (kind === 'seen') return admit({ ...now, visible: [...without(now.visible, id), id] })
  if (kind === 'drawn') return admit({ ...now, drawn: [...without(now.drawn, id), id] })
  const visible = without(now.visible, id)
  // a picture that has been drawn stays until its place is needed
  if (kind === 'gone' && now.drawn.includes(id)) return admit({ ...now, visible })
  return admit({ ...now, visible, frames: without(now.frames, id), drawn: without(now.drawn, id) })
}

/** Gives visible pictures a frame, few at a time. At the limit, the oldest picture out of view loses its frame. */
function admit(now: Alive): Alive {
  const { visible, frames, drawn, most } = now
  const waiting = visible.find((id) => !frames.includes(id))
  if (waiting === undefined || frames.length - drawn.length >= AT_ONCE) return now
  if (frames.length < most) return admit({ ...now, frames: [...frames, waiting] })
  const unseen = frames.find((id) => !visible.includes(id))
  if (unseen === undefined) return now
  return admit({ ...now, frames: [...without(frames, unseen), waiting], drawn: without(drawn, unseen) })
}
