import { brand } from '@/config/brand'
import { LogoMark } from '@/config/LogoMark'
import { HomeLink } from '@/kit/actions/HomeLink'
import { paths } from '@/paths'

export const Brand = () => (
  <HomeLink name={brand.name} mark={<LogoMark />} to={paths.home()} className="text-ink" />
)

export const RailBrand = () => (
  <div className="px-2.5 pb-1">
    <Brand />
  </div>
)
