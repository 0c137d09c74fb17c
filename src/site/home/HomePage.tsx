import { brand, pageTitle } from '@/config/brand'
import { Fold } from '@/firstLoad/Fold'
import { lazyPart } from '@/firstLoad/lazyPart'
import { Hero } from './Hero'
import { ImpactNumbers } from './ImpactNumbers'

const BelowTheFold = lazyPart(
  'home',
  async () => (await import('./BelowTheFold')).BelowTheFold,
  'below-the-fold',
)

/** The home page (SPEC section 2). Static, without calls. */
export function HomePage() {
  return (
    <>
      <title>{pageTitle(`Web studio in ${brand.city}`)}</title>
      <Hero />
      <Fold />
      <ImpactNumbers />
      <BelowTheFold />
    </>
  )
}
