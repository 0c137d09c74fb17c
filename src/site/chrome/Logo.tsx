import { brand } from '@/config/brand'
import { LogoMark } from '@/config/LogoMark'
import { HomeLink } from '@/kit/actions/HomeLink'
import { paths } from '@/paths'

export const Logo = ({ className }: { className: string }) => (
  <HomeLink name={brand.name} mark={<LogoMark />} to={paths.home()} className={className} />
)
