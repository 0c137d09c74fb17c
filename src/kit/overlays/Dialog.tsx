import { lazy, Suspense } from 'react'
import type { DialogProps } from './DialogPopup'
import { useEver } from '../useEver'
import { loadCode } from '@/platform/code'

const DialogPopup = lazy(() =>
  loadCode(async () => ({ default: (await import('./DialogPopup')).DialogPopup })),
)

/**
 * A short task over the page. Focus goes in, stays in and returns to what opened it. On a phone it is a sheet at the lower edge. Its code is fetched
 * when it first opens.
 */
export function Dialog(props: DialogProps) {
  return useEver(props.open) ? (
    <Suspense fallback={null}>
      <DialogPopup {...props} />
    </Suspense>
  ) : null
}
