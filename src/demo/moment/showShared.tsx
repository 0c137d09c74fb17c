import { createRoot } from 'react-dom/client'
import '../demo.css'
import { isOffered } from '../start/offer'
import { markAsDemo } from '../steps/demoPart'
import { summaryOf } from './describe'
import type { Restorable } from './moment'
import { SharedStrip } from './SharedStrip'

/** Replaces the introduction below the product with a strip that says what was shared. */
export function showShared(found: Restorable): void {
  isOffered.set(false)
  const host = document.createElement('div')
  markAsDemo(host)
  document.body.append(host)
  const strip = createRoot(host, { identifierPrefix: 'shared-' })
  strip.render(
    <SharedStrip summary={summaryOf(found)} note={found.moment.note} onClose={() => strip.unmount()} />,
  )
}
