import { focusOn } from '@/kit/keepFocus'

/** Called by a part of the demo that closes. Focuses the demo's handle or, if that is hidden, the page's heading. */
export function focusHandle(): void {
  const handle = document.querySelector<HTMLElement>('.demo-handle')
  handle?.focus()
  const heading = document.querySelector('h1')
  if (document.activeElement !== handle && heading) focusOn(heading)
}
