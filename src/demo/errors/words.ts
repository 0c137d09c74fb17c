import type { Press } from '../steps/step'
import type { CatalogueText } from './texts'

export function messageTitle({ shown }: CatalogueText): string {
  if (shown === 'silent') return 'No message, as the specification says'
  return shown === 'server' ? 'The reason the server gives' : `“${shown.text}”`
}

export const lastInWords = ({ on }: Press): string => `Press ${on.name}`
