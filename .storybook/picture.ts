import type { StoryContext } from 'storybook/internal/types'
import { fireEvent, type userEvent } from 'storybook/test'

/** In a picture on a sheet, types without the focus, which the sheet's other pictures take. */
export function typeUnfocused(context: Pick<StoryContext, 'userEvent'>): void {
  if (!globalThis.frameElement?.hasAttribute('data-stores-nothing')) return
  const user = context.userEvent
  const type: typeof userEvent.type = async (element, text, options) => {
    if (/[{[]/.test(text) || !('value' in element)) return user.type(element, text, options)
    await fireEvent.input(element, { target: { value: `${String(element.value)}${text}` } })
  }
  context.userEvent = { ...user, type }
}
