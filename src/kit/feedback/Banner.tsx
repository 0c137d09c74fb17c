import type { ReactNode } from 'react'
import { Check, Info, TriangleAlert, X } from 'lucide-react'
import { cx } from '../cx'
import { IconButton } from '../actions/IconButton'
import { keepFocus } from '../keepFocus'

export type BannerTone = 'ok' | 'err' | 'warn' | 'info'

const icons = { ok: Check, err: TriangleAlert, warn: TriangleAlert, info: Info }

export type BannerProps = {
  /** `ok` success, `err` failure, `warn` needs attention, `info` neutral news. */
  tone: BannerTone
  /** What happened, in a sentence. */
  title?: ReactNode
  /** A button or link for the next step. */
  action?: ReactNode
  /** Adds a close button, which calls this. */
  onDismiss?: () => void
  /** Classes for placement, such as a margin or a width. */
  className?: string
  /** The consequence or, if there is no title, the whole message. */
  children?: ReactNode
}

/** Reports a result or a failure. Screen readers announce failures at once, other banners politely. */
export function Banner({ tone, title, action, onDismiss, className, children }: BannerProps) {
  const Icon = icons[tone]
  return (
    <div
      ref={onDismiss && keepFocus}
      role={tone === 'err' ? 'alert' : 'status'}
      className={cx(
        `tone-${tone}`,
        // The last column is added only if both are there: an empty one would still add its gap.
        action && onDismiss
          ? 'grid-cols-[auto_minmax(0,1fr)_auto_auto]'
          : 'grid-cols-[auto_minmax(0,1fr)_auto]',
        'grid items-start gap-x-3 gap-y-1 rounded-2 border border-l-4 border-(--c-l) bg-(--c-t) px-3.5 py-3 text-ink',
        className,
      )}
    >
      <Icon aria-hidden="true" className="i mt-0.5 text-(--c)" />
      <div className="min-w-0 wrap-anywhere">
        {title && <strong className="block">{title}</strong>}
        {children && (
          <div className={cx('max-w-none', title ? 'text-14 text-ink-2' : 'pt-px [&>p]:max-w-none')}>
            {children}
          </div>
        )}
      </div>
      {action && (
        <div className="col-start-3 row-start-1 max-[32.5em]:col-start-2 max-[32.5em]:row-start-2 max-[32.5em]:mt-1.5 min-[32.5em]:-my-1.25 min-[32.5em]:pointer-coarse:-my-2">
          {action}
        </div>
      )}
      {onDismiss && (
        <div className={cx('row-start-1 flex h-[1lh] items-center', action ? 'col-start-4' : 'col-start-3')}>
          <IconButton label="Dismiss" icon={<X aria-hidden="true" />} onClick={onDismiss} />
        </div>
      )}
    </div>
  )
}
