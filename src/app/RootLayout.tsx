import { useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { MarkHydrated } from '@/firstLoad/MarkHydrated'
import { waitingForCode } from '@/platform/code'
import { useSignal } from '@/platform/useSignal'

/** What every page shares: the skip link, a bar while the next page loads, focus and scroll on a change of page. */
export function RootLayout() {
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-4 z-50 -translate-x-[200%] rounded-2 bg-ink px-4 py-2.5 text-paper focus:translate-x-0"
        onClick={focusMain}
      >
        Skip to content
      </a>
      <NavigationProgress />
      <WaitingForCode />
      <Outlet />
      <RouteFocus />
      <ScrollRestoration />
      <MarkHydrated region="#root" />
    </>
  )
}

/** Moves the focus only. The link's own action would also add a history entry and scroll. */
function focusMain(event: React.MouseEvent) {
  const main = document.querySelector<HTMLElement>('#main')
  if (!main) return
  event.preventDefault()
  main.tabIndex = -1
  main.focus()
}

function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'loading' ? (
    <div
      role="progressbar"
      aria-label="Loading page"
      className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-line"
    >
      <div className="h-full w-1/3 animate-[sweep_1.2s_ease-in-out_infinite] bg-brand" />
    </div>
  ) : null
}

/** Shown over the open page, whose links keep working. */
function WaitingForCode() {
  return useSignal(waitingForCode) > 0 ? (
    <p
      role="alert"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-50 mx-auto w-fit rounded-2 bg-ink px-4 py-2.5 text-14 text-paper shadow-high"
    >
      You seem to be offline. The rest will open once your connection is back.
    </p>
  ) : null
}

/** Focuses the heading at once: a frame later, a key press may have moved the focus. Leaves the first page's focus alone. */
function RouteFocus() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  const announcer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.querySelector('[data-prerendered]')?.removeAttribute('data-prerendered')
    const heading = document.querySelector<HTMLElement>('h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    if (announcer.current) announcer.current.textContent = document.title
  }, [pathname])
  return <div ref={announcer} role="status" aria-live="polite" className="sr-only" />
}
