import { fireEvent } from '@testing-library/dom'
import { demoPassword } from '@mocks/seeds/personas'
import { findTarget } from './find'
import type { UserStep } from './step'

/** Performs a step without the focus, which a background frame must not take from the page around it. */
export async function performUnfocused(step: UserStep, root: HTMLElement, timeout: number): Promise<void> {
  if (!step.on) return
  const element = await findTarget(step.on, root, timeout)
  switch (step.do) {
    case 'type':
      return void fireEvent.input(element, { target: { value: step.text } })
    case 'typePassword':
      return void fireEvent.input(element, { target: { value: step.standIn ?? demoPassword } })
    case 'pick':
      return void fireEvent.input(element, { target: { value: step.value } })
    case 'choose': {
      const options = [...element.querySelectorAll('option')]
      const value = options.find(({ text }) => text === step.option)?.value
      return void fireEvent.change(element, { target: { value } })
    }
    case 'click':
    case 'check':
    case 'uncheck':
    case 'press':
      element.click()
  }
}
