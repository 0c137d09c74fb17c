import { brand, pageTitle } from '@/config/brand'
import { BelowFold } from '@/firstLoad/BelowFold'
import { lazyPart } from '@/firstLoad/lazyPart'
import { Hero } from './Hero'
import { ImpactNumbers } from './ImpactNumbers'

const HomeSections = lazyPart(
  'home',
  async () => (await import('./HomeSections')).HomeSections,
  'below-the-fold',
)

/** The home page (SPEC section 2). Static, without calls. */
export function HomePage() {
  return (
    <>
      <title>{pageTitle(`Web studio in ${brand.city}`)}</title>
      <Hero />
      <BelowFold>
        <ImpactNumbers />
        <HomeSections />
      </BelowFold>
    </>
  )
}
