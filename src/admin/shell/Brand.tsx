import { brand } from '@/config/brand'
import { HomeLink } from '@/kit/actions/HomeLink'
import { paths } from '@/paths'

export const Brand = () => <HomeLink name={brand.name} to={paths.home()} className="text-ink" />
