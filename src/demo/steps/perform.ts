import { fireEvent } from '@testing-library/dom'
import { demoPassword } from '@mocks/seeds/personas'
import { findTarget } from './find'
import type { UserStep } from './step'

/** How many milliseconds a step waits for its element. */
export const PATIENCE = 20_000

/**
 * Performs a step without the focus, which a background frame must not take from the page around it. Waits up to `timeout`
 * ms for its element. Rejects if that is missing, ambiguous or disabled.
 */
export async function perform(step: UserStep, root: HTMLElement, timeout = PATIENCE): Promise<void> {
  fire(step, await findTarget(step.on, root, timeout))
  // let the page react, as between two actions of a person
  await new Promise((resolve) => setTimeout(resolve))
}

function fire(step: UserStep, element: HTMLElement): void {
  switch (step.do) {
    case 'click':
      fireEvent.click(element)
      break
    case 'type':
      fireEvent.input(element, { target: { value: step.text } })
      break
    case 'typePassword':
      fireEvent.input(element, { target: { value: demoPassword } })
      break
    case 'choose': {
      const options = [...element.querySelectorAll('option')]
      const value = options.find(({ text }) => text === step.option)?.value
      fireEvent.change(element, { target: { value } })
    }
  }
}
