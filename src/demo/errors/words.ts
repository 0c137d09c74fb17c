import type { UserStep } from '../steps/step'
import { stepInWords } from '../steps/words'
import type { CatalogueText } from './texts'

export function messageTitle({ shown }: CatalogueText): string {
  if (shown === 'silent') return 'No message, as the specification says'
  return shown === 'server' ? 'The reason the server gives' : `“${shown.text}”`
}

export const lastInWords = (step: UserStep): string =>
  step.do === 'click' && 'role' in step.on && step.on.name !== undefined
    ? `Press ${step.on.name}`
    : stepInWords(step)
