import { brand } from '@/config/brand'
import { LogoMark } from '@/config/LogoMark'
import { cx } from '@/kit/cx'
import { HomeLink } from '@/kit/actions/HomeLink'
import { paths } from '@/paths'

export const PortalLogo = ({ className }: { className?: string }) => (
  <HomeLink name={brand.name} mark={<LogoMark />} to={paths.home()} className={cx('text-ink', className)} />
)
