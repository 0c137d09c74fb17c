import { STORY_FINISHED } from 'storybook/internal/core-events'
import type { StoryContext } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import { fireEvent, type userEvent } from 'storybook/test'

const frame = globalThis.frameElement as HTMLElement | null
/** Whether this is a picture on a sheet: a picture must not scroll the sheet or take its focus. */
const isPicture = frame?.hasAttribute('data-stores-nothing') === true
/** Whether this is a story's frame in a docs page: it must not move the page's scroll or focus before the reader's click. */
const isInDocs = frame?.id.startsWith('iframe--') === true

if (isPicture || isInDocs) {
  const prototype: { focus: (this: HTMLElement, options?: FocusOptions) => void } = HTMLElement.prototype
  const { focus } = prototype
  prototype.focus = function focusInPlace() {
    focus.call(this, { preventScroll: true })
    if (isInDocs && !navigator.userActivation.hasBeenActive) frame?.blur()
  }
  Element.prototype.scrollIntoView = function scrollWithin() {
    const { top, height } = this.getBoundingClientRect()
    scrollBy(0, top + (height - innerHeight) / 2)
  }
}

/** Types without the focus, which the sheet's other pictures take. */
export function typeInPicture(context: Pick<StoryContext, 'userEvent'>): void {
  if (!isPicture) return
  const user = context.userEvent
  const type: typeof userEvent.type = async (element, text, options) => {
    if (/[{[]/.test(text) || !('value' in element)) return user.type(element, text, options)
    element.scrollIntoView()
    await fireEvent.input(element, { target: { value: `${String(element.value)}${text}` } })
  }
  context.userEvent = { ...user, type }
}

/** Starts a story's play function when the canvas or the other theme has finished: only one of them can have the focus. */
export async function waitForTurn({ abortSignal, playFunction, viewMode }: StoryContext): Promise<void> {
  const takesTurns = frame?.matches('#storybook-preview-iframe, [data-is-storybook-thumbnail]') === true
  // only a secure page has locks
  if (!takesTurns || isPicture || viewMode !== 'story' || !playFunction || !('locks' in navigator)) return
  const finished = new Promise<void>((resolve) => {
    addons.getChannel().once(STORY_FINISHED, () => resolve())
    abortSignal.addEventListener('abort', () => resolve())
  })
  await new Promise<void>((start) => {
    void navigator.locks.request(`play ${parent.performance.timeOrigin}`, async () => {
      start()
      await finished
    })
  })
}
