import type { StoryContext } from 'storybook/internal/types'
import { fireEvent, type userEvent } from 'storybook/test'

const frame = globalThis.frameElement as HTMLElement | null
/** Whether this is a picture on a sheet: a picture must not scroll the sheet or take its focus. */
const isPicture = frame?.hasAttribute('data-stores-nothing') === true
/** Whether this is a story's frame in a docs page: it must not move the page's scroll or focus before the reader's click. */
const isInDocs = frame?.id.startsWith('iframe--') === true
/** Whether this is one of both themes: focus taken from the other would end its typing. */
const isOneTheme = frame?.hasAttribute('data-is-storybook-thumbnail') === true

if (isPicture || isInDocs || isOneTheme) {
  const prototype: { focus: (this: HTMLElement, options?: FocusOptions) => void } = HTMLElement.prototype
  const { focus } = prototype
  prototype.focus = function focusInPlace() {
    const hadFocus = document.hasFocus()
    focus.call(this, { preventScroll: true })
    if (!hadFocus) frame?.blur()
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
