import { Link } from 'react-router-dom'
import { brand } from '@/config/brand'
import { cx } from '@/kit/cx'
import { paths } from '@/paths'

export function PortalLogo({ className }: { className?: string }) {
  return (
    <Link
      to={paths.home()}
      aria-label={`${brand.name}, home page`}
      className={cx(
        'inline-flex min-h-11 items-center gap-2.5 text-[1.25rem] font-[680] tracking-[-.03em] text-ink no-underline',
        className,
      )}
    >
      <svg viewBox="0 0 26 28" width="26" height="28" fill="none" aria-hidden="true">
        <path d="M3 25V3h20v22" className="stroke-ink" strokeWidth="3.4" />
        <path d="M0 26.2h26" className="stroke-ink" strokeWidth="2.6" />
        <circle className="fill-accent" cx="8.4" cy="9" r="2" />
        <circle className="fill-accent" cx="13" cy="11" r="2" />
        <circle className="fill-accent" cx="17.6" cy="9" r="2" />
      </svg>
      {brand.name}
    </Link>
  )
}
