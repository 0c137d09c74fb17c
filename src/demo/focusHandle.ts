import { focusOn } from '@/kit/keepFocus'

/** For a part of the demo that closes and has the focus: moves it to the demo's handle or, if that is hidden, to the page's heading. */
export function focusHandle(): void {
  const handle = document.querySelector<HTMLElement>('.demo-handle')
  handle?.focus()
  const heading = document.querySelector('h1')
  if (document.activeElement !== handle && heading) focusOn(heading)
}
