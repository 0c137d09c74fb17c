import { Link } from 'react-router-dom'
import { brand } from '@/config/brand'
import { cx } from '@/kit/cx'
import { LogoMark } from '@/kit/LogoMark'
import { paths } from '@/paths'

/** The mark with the name, which leads home. */
export function Logo({ className }: { className?: string }) {
  return (
    <Link
      to={paths.home()}
      aria-label={`${brand.name}, home page`}
      className={cx(
        'inline-flex min-h-11 items-center gap-2.5 text-[1.25rem] font-[680] tracking-[-.03em] no-underline hover:no-underline',
        className,
      )}
    >
      <LogoMark />
      {brand.name}
    </Link>
  )
}
