import '../demo.css'
import { demoRoot } from '../demoRoot'
import { isOffered } from '../start/offer'
import { summaryOf } from './describe'
import type { Restorable } from './moment'
import { SharedStrip } from './SharedStrip'

/** Replaces the introduction below the product with a strip that says what was shared. */
export function showShared(found: Restorable): void {
  isOffered.set(false)
  const strip = demoRoot('shared-')
  strip.render(
    <SharedStrip summary={summaryOf(found)} note={found.moment.note} onClose={() => strip.unmount()} />,
  )
}
