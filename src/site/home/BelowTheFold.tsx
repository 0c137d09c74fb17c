import { ClosingCall } from './ClosingCall'
import { LatestProjects } from './LatestProjects'
import { PriceMenu } from './PriceMenu'
import { TechStack } from './TechStack'
import { WhyChoose } from './WhyChoose'

/** What no first screen of the home page shows. */
export function BelowTheFold() {
  return (
    <>
      <WhyChoose />
      <PriceMenu />
      <LatestProjects />
      <TechStack />
      <ClosingCall />
    </>
  )
}
