// What the tool does inside of a Storybook. Each function is sent there as its text, so it uses nothing from outside of itself.

/** What of Storybook's channel is used here. */
type Channel = {
  on(event: string, listener: (message: unknown) => void): void
  off(event: string, listener: (message: unknown) => void): void
  emit(event: string, message: object): void
}

/** What of its preview. The stories are there once it has read its index. */
type Preview = {
  channel: Channel
  storyStoreValue?: {
    loadStory(asked: { storyId: string }): Promise<{ storyGlobals: { viewport?: { value?: string } } }>
  }
}

type StorybookPage = { __STORYBOOK_PREVIEW__?: Preview }

/** What Storybook calls these messages. */
export type Messages = { show: string; finished: string; threw: string[] }

type Wanted = { storyId: string; patienceMs: number; messages: Messages }

/** Whether a page can show stories. */
export const isReady = () =>
  (globalThis as StorybookPage)['__STORYBOOK_PREVIEW__']?.storyStoreValue !== undefined

/** Sets what Storybook's toolbar sets, for each story from now on. */
export function globalsSet({ event, globals }: { event: string; globals: object }) {
  ;(globalThis as StorybookPage)['__STORYBOOK_PREVIEW__']?.channel.emit(event, { globals })
}

/** The screen on which a story wants to be drawn, by its name in the toolbar; null if it does not mind. Rejects where there is no such story. */
export async function screenAskedFor(storyId: string): Promise<string | null> {
  const preview = (globalThis as StorybookPage)['__STORYBOOK_PREVIEW__']
  const story = await preview?.storyStoreValue?.loadStory({ storyId })
  return story?.storyGlobals.viewport?.value ?? null
}

/**
 * Keeps the browser's own frames at hand. Those of a clock that stands still are timers: some of them pass on a busy machine
 * before anything has been drawn, and a page that has become narrow does not know it yet. Has to run before that clock is there.
 */
export function keepFrames() {
  Object.assign(globalThis, { cameraFrame: requestAnimationFrame.bind(globalThis) })
}

/** What `watchTimers` leaves on the page. */
type Timers = {
  /** Those that fire soon: what a story shows is not complete before. */
  soon: Set<number>
  /** While it is true, later ones do not fire. */
  isHeld: boolean
}

/**
 * Keeps account of the page's timers, so that those that fire soon can be waited for, and the later ones can be held: a notice
 * would go, a countdown would count, a page would lead away, or not yet, depending on how fast the machine is. Has to run
 * before the page's own scripts.
 */
export function watchTimers() {
  // React holds a part that has come late back for up to 300 ms, a search waits for a pause of 150
  const SOON_MS = 500
  const timers: Timers = { soon: new Set(), isHeld: false }
  type Work = (...args: unknown[]) => void
  const start = window.setTimeout.bind(window)
  const stop = window.clearTimeout.bind(window)
  const repeat = window.setInterval.bind(window)
  const setTimeout = (work: Work, delayMs = 0, ...args: unknown[]) => {
    const isSoon = delayMs <= SOON_MS
    const id = start(() => {
      timers.soon.delete(id)
      if (isSoon || !timers.isHeld) work(...args)
    }, delayMs)
    if (isSoon) timers.soon.add(id)
    return id
  }
  const clearTimeout = (id: number) => {
    timers.soon.delete(id)
    stop(id)
  }
  const setInterval = (work: Work, delayMs = 0, ...args: unknown[]) =>
    repeat(() => {
      if (!timers.isHeld) work(...args)
    }, delayMs)
  Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, cameraTimers: timers })
}

/**
 * Shows a story. Resolves once it is drawn and its play function has ended: with null, or with what went wrong. From then on
 * nothing happens that the page has put off. Throws where the page holds no Storybook.
 */
export function storyShown({ storyId, patienceMs, messages }: Wanted): Promise<string | null> {
  const channel = (globalThis as StorybookPage)['__STORYBOOK_PREVIEW__']?.channel
  if (channel === undefined) throw new Error('The page holds no Storybook.')
  const { cameraTimers: timers } = globalThis as unknown as { cameraTimers: Timers }
  timers.isHeld = false
  return new Promise((resolve) => {
    const reasons: string[] = []
    const noteReason = (error: unknown) => {
      reasons.push((error as { message?: string } | null)?.message ?? String(error))
    }
    const end = (outcome: string | null) => {
      timers.isHeld = true
      clearTimeout(patience)
      channel.off(messages.finished, finished)
      for (const event of messages.threw) channel.off(event, noteReason)
      resolve(outcome)
    }
    const finished = (message: unknown) => {
      const { storyId: id, status } = message as { storyId: string; status: string }
      if (id === storyId) end(status === 'success' ? null : (reasons[0] ?? 'It ended with an error.'))
    }
    const patience = setTimeout(() => end(`It had not ended after ${patienceMs} ms.`), patienceMs)
    channel.on(messages.finished, finished)
    for (const event of messages.threw) channel.on(event, noteReason)
    channel.emit(messages.show, { storyId, viewMode: 'story' })
  })
}

/**
 * Puts the page into a theme. Resolves, once fonts and images are there and the page has nothing left to do, with its height
 * in CSS pixels.
 */
export async function settled(theme: 'light' | 'dark'): Promise<number> {
  const QUIET_FRAMES = 2
  const MOST_FRAMES = 120
  const { cameraTimers: timers, cameraFrame } = globalThis as unknown as {
    cameraTimers: Timers
    cameraFrame: typeof requestAnimationFrame
  }
  document.documentElement.dataset['theme'] = theme
  scrollTo(0, 0)
  let changes = 0
  const observer = new MutationObserver(() => {
    changes += 1
  })
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
  // a face is asked for with the first letter that needs it, which may be one of this story
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.allSettled(images.map((image) => image.decode()))
  let seen = -1
  for (
    let frame = 0;
    frame < MOST_FRAMES && (seen !== changes || timers.soon.size > 0);
    frame += QUIET_FRAMES
  ) {
    seen = changes
    for (let quiet = 0; quiet < QUIET_FRAMES; quiet += 1) await new Promise(cameraFrame)
    // a long list is drawn in parts, between the frames: this comes after all of them. An idle moment may never come
    await scheduler.postTask(() => {}, { priority: 'background' })
  }
  observer.disconnect()
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    if (endTime === Infinity) animation.cancel()
    else animation.finish()
  }
  return document.documentElement.scrollHeight
}

/**
 * Has what the product draws by lot, such as a payment's reference, begin with the same number. Storybooks do so by themselves
 * since they show the same at any time; an older one is to be compared too.
 */
export function withoutLuck() {
  let last = 1
  crypto.getRandomValues = (array) => {
    const { buffer, byteOffset, byteLength } = array as unknown as Uint8Array
    const bytes = new Uint8Array(buffer, byteOffset, byteLength)
    for (let index = 0; index < bytes.length; index += 1) {
      last = (last * 48_271) % 2_147_483_647
      bytes[index] = last % 256
    }
    return array
  }
}
