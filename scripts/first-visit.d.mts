import type { BrowserContext } from 'playwright'

interface Bytes {
  script: number
  stylesheet: number
  font: number
}

export const budgets: { home: Bytes; portal: Pick<Bytes, 'script'>; admin: Pick<Bytes, 'script'> }
export function countBytes(
  context: BrowserContext,
  except?: RegExp,
): () => Promise<Bytes & { hosts: string[] }>
export function watchLargestPaint(): void
export function paintAndScripts(): { largestPaint: number; firstScript: number }
