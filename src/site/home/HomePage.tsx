import { brand, pageTitle } from '@/config/brand'
import { Splash } from '../Splash'
import { ClosingCall } from './ClosingCall'
import { Hero } from './Hero'
import { ImpactNumbers } from './ImpactNumbers'
import { LatestProjects } from './LatestProjects'
import { PriceMenu } from './PriceMenu'
import { TechStack } from './TechStack'
import { WhyChoose } from './WhyChoose'

/** The visitor's first page (SPEC section 2). Static: it asks the server for nothing. */
export function HomePage() {
  return (
    <>
      <title>{pageTitle(`Web studio in ${brand.city}`)}</title>
      <Splash />
      <Hero />
      <ImpactNumbers />
      <WhyChoose />
      <PriceMenu />
      <LatestProjects />
      <TechStack />
      <ClosingCall />
    </>
  )
}
