import { Link } from 'react-router-dom'
import { brand } from '@/config/brand'
import { LogoMark } from '@/kit/LogoMark'
import { paths } from '@/paths'

export function Brand() {
  return (
    <Link
      to={paths.home()}
      className="inline-flex min-h-11 items-center gap-2.5 text-[1.25rem] font-[680] tracking-[-.03em] text-ink no-underline"
    >
      <LogoMark />
      {brand.name}
    </Link>
  )
}
