import { brand } from '@/config/brand'
import { HomeLink } from '@/kit/actions/HomeLink'
import { paths } from '@/paths'

export const Logo = ({ className }: { className: string }) => (
  <HomeLink name={brand.name} to={paths.home()} className={className} />
)
