import { Check, TriangleAlert, X } from 'lucide-react'
import { Toaster as Sonner, toast as sonner } from 'sonner'

const base =
  'flex w-full items-center gap-3 rounded-2 border border-l-4 border-(--c-l) bg-(--c-t) py-2 pr-2 pl-3.5 text-[.9375rem] text-ink shadow-high [&_[data-icon]]:m-0 [&_[data-icon]]:size-5 [&_[data-icon]]:text-(--c)'

export type ToasterProps = { label?: string; closeLabel?: string }

/** Once per app, near the root. Lower right on a wide screen, lower edge on a phone. */
export function Toaster({ label = 'Messages', closeLabel = 'Dismiss' }: ToasterProps) {
  return (
    <Sonner
      position="bottom-right"
      containerAriaLabel={label}
      expand
      gap={8}
      style={{ fontFamily: 'inherit' }}
      offset={24}
      mobileOffset={{ bottom: 76, left: 12, right: 12 }}
      icons={{
        success: <Check aria-hidden="true" className="i" />,
        error: <TriangleAlert aria-hidden="true" className="i" />,
        close: <X aria-hidden="true" className="i i-s" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButton: true,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast: base,
          success: 'tone-ok',
          error: 'tone-err',
          content: 'min-w-0 flex-1',
          title: 'wrap-anywhere',
          closeButton: 'toast-close',
        },
      }}
    />
  )
}

/** What happened, in one line. A failure that needs an answer belongs into a Banner, not here. */
export const toast = {
  ok: (text: string) => sonner.success(text),
  err: (text: string) => sonner.error(text, { duration: 8000 }),
}
