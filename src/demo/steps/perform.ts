import { demoPassword } from '@mocks/seeds/personas'
import type { UserStep } from './step'

/** How many milliseconds a step waits for its element. */
const PATIENCE = 10_000

/** Escapes braces and brackets, which name keys in user-event's syntax. */
export const asTyped = (text: string) => text.replaceAll(/[{[]/g, '$&$&')

/** A key in user-event's syntax, given its DOM name. */
export const keyAsTyped = (key: string) => (key.length === 1 ? asTyped(key) : `{${key}}`)

/** Performs a step, waiting up to `timeout` ms for its element. Rejects if that is missing, ambiguous or disabled. */
export async function perform(step: UserStep, root: HTMLElement, timeout = PATIENCE): Promise<void> {
  const [{ userEvent }, { fireEvent }, { findTarget }] = await Promise.all([
    import('@testing-library/user-event'),
    import('@testing-library/dom'),
    import('./find'),
  ])
  const user = userEvent.setup({ document: root.ownerDocument })
  if (step.do === 'press') {
    if (step.on) (await findTarget(step.on, root, timeout)).focus()
    return user.keyboard(keyAsTyped(step.key))
  }
  const element = await findTarget(step.on, root, timeout)
  const replace = async (text: string) => {
    await user.clear(element)
    if (text !== '') await user.type(element, asTyped(text))
  }
  switch (step.do) {
    case 'click':
      return user.click(element)
    case 'type':
      return step.append ? user.type(element, asTyped(step.text)) : replace(step.text)
    case 'typePassword':
      return replace(step.standIn ?? demoPassword)
    case 'pick':
      return void fireEvent.input(element, { target: { value: step.value } })
    case 'choose':
      return user.selectOptions(element, step.option)
    case 'check':
    case 'uncheck':
      if ((element as HTMLInputElement).checked !== (step.do === 'check')) await user.click(element)
  }
}
