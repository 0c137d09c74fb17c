import { Suspense } from 'react'
import type { DialogProps } from './DialogPopup'
import { useLatch } from '../useLatch'
import { lazyCode } from '@/platform/code'

const DialogPopup = lazyCode(async () => (await import('./DialogPopup')).DialogPopup)

/**
 * A dialog for a short task; on a phone, a bottom sheet. Traps the focus and returns it to the opener. The code loads
 * when the dialog first opens.
 */
export function Dialog(props: DialogProps) {
  return useLatch(props.open) ? (
    <Suspense fallback={null}>
      <DialogPopup {...props} />
    </Suspense>
  ) : null
}
