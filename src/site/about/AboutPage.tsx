import { LinkButton } from '@/kit/actions/LinkButton'
import { brand, pageTitle } from '@/config/brand'
import { paths } from '@/paths'
import { ClosingBand } from '../ClosingBand'
import { Approach } from './Approach'
import { Journey } from './Journey'
import { MissionAndValues } from './MissionAndValues'
import { Street } from './Street'

export function AboutPage() {
  return (
    <>
      <title>{pageTitle('About')}</title>
      <AboutHead />
      <WhoWeAre />
      <Approach />
      <Journey />
      <MissionAndValues />
      <ClosingBand
        title="Six people, one phone number."
        actions={
          <>
            <LinkButton variant="primary" to={paths.contact()}>
              Contact Us
            </LinkButton>
            <LinkButton to={paths.team()}>Meet the team</LinkButton>
          </>
        }
      >
        Ask us something that you would rather not ask a salesman. We have none.
      </ClosingBand>
    </>
  )
}

function AboutHead() {
  return (
    <section className="overflow-clip pt-[clamp(36px,5vw,72px)]">
      <div className="wrap">
        <h1 className="display-1 max-w-[17ch]">A small web studio on a lane in {brand.city}.</h1>
        <p className="lede mt-6 max-w-[52ch]">
          We build sites, shops and apps for the businesses of {brand.region}, and we stay by the phone
          afterwards.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <LinkButton variant="primary" to={paths.contact()}>
            Start a conversation
          </LinkButton>
          <LinkButton to={paths.services()}>See what it costs</LinkButton>
        </div>
      </div>
      <Street />
    </section>
  )
}

function WhoWeAre() {
  return (
    <section className="section">
      <div className="wrap split split-even">
        <h2 className="display-2">Who we are</h2>
        <div className="grid gap-5">
          <p className="max-w-none text-22 leading-[1.4] tracking-[-.015em]">
            Most of our clients sell mangoes, rooms, saris or an hour with a doctor. They know their trade
            better than anyone, and they have no time for ours.
          </p>
          <p className="text-ink-2">
            So we keep ours short. You speak with the person who writes the code, you see the work on your own
            phone from the second day, and you hear the price before it starts to count. We are six, all
            employed, all here. What we cannot do well, we say, and tell you who can.
          </p>
        </div>
      </div>
    </section>
  )
}
