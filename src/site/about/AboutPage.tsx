import { brand, pageTitle } from '@/config/brand'
import { BASIC_SITE_WEEKS, COMPLEX_SITE_WEEKS } from '@/config/constants'
import { paths } from '@/paths'
import { ClosingBand, Drawing, LinkPair, RuledItems, Section } from '../blocks'
import street from './street.svg?no-inline'

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
        first={['Contact Us', paths.contact()]}
        second={['Meet the team', paths.team()]}
      >
        Ask us what you’d rather not ask a salesman. We don’t have one.
      </ClosingBand>
    </>
  )
}

function AboutHead() {
  return (
    <section className="overflow-clip pt-[clamp(36px,5vw,72px)]">
      <div className="wrap">
        <h1 className="display-1 max-w-[11.2em]">A small web studio on a lane in {brand.city}.</h1>
        <p className="lede mt-6 max-w-[33.9em]">
          We build sites, shops and apps for businesses across {brand.region}, and we still pick up the phone
          afterwards.
        </p>
        <LinkPair
          className="mt-7"
          first={['Start a conversation', paths.contact()]}
          second={['All services', paths.services()]}
        />
      </div>
      <Drawing
        file={street}
        className="mt-[clamp(24px,4vw,48px)] h-[max(clamp(180px,22vw,320px),20.8vw-212px)] w-full overflow-visible"
      />
    </section>
  )
}

function WhoWeAre() {
  return (
    <Section className="split">
      <h2 className="display-2">Who we are</h2>
      <div className="grid gap-5">
        <p className="text-22 leading-[1.4] tracking-[-.015em]">
          Most of our clients sell mangoes, rooms, saris or an hour with a doctor. They know their trade
          better than anyone, and have no time for ours.
        </p>
        <p className="text-ink-2">
          So we keep it short. You talk to the person who writes the code, you see the work on your own phone
          from day two, and you know the price before the clock starts. There are six of us, all on staff, all
          here. If we can’t do something well, we say so and tell you who can.
        </p>
      </div>
    </Section>
  )
}

const STEPS = [
  {
    title: 'Listen',
    text: 'Forty minutes on the phone or at your counter. We ask how you do it today, on paper, and what goes wrong.',
    result: 'Our notes, one price, one date',
  },
  {
    title: 'Draw',
    text: 'The two key screens, with your real prices and photos. You try them on your own phone.',
    result: 'Screens you’ve said yes to',
  },
  {
    title: 'Build',
    text: `A live preview that grows every evening. You comment, we answer in the portal. Basic sites take ${BASIC_SITE_WEEKS} weeks, complex ones ${COMPLEX_SITE_WEEKS}.`,
    result: 'Your site, live on your own domain',
  },
  {
    title: 'Look after',
    text: 'Updates, backups and small changes, by the person who built it. A ticket reaches a developer, not a queue.',
    result: 'The keys, and a number to call',
  },
] as const

/** The four steps of a job, and what the client has after each. */
function Approach() {
  return (
    <Section tint>
      <h2 className="display-2 mb-10">Our approach, in four steps</h2>
      <ol className="border-b border-line-2">
        {STEPS.map(({ title, text, result }, index) => (
          <li
            key={title}
            className="grid grid-cols-1 gap-x-(--gap) gap-y-3 border-t border-line-2 py-7 md:grid-cols-2 lg:grid-cols-3"
          >
            <div className="flex items-end gap-4 md:row-span-2 md:items-start lg:row-span-1">
              <span
                aria-hidden="true"
                className="w-12 flex-none text-48 leading-[.9] font-[560] tracking-[-.05em] tabular-nums md:w-20 md:text-64"
              >
                {index + 1}
              </span>
              <h3 className="text-28 tracking-[-.025em] md:text-36">{title}</h3>
            </div>
            <p className="text-ink-2 lg:mt-1">{text}</p>
            <p className="border-l-[3px] border-accent pl-3.5 text-15 font-[560] lg:mt-1 lg:self-start">
              <span className="block text-12 font-normal text-ink-3">You get</span>
              {result}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** One list of events per year, from the first year on. */
const YEARS = [
  [
    ['June', 'Two desks above a bakery. The first client is the bakery.'],
    ['October', 'First shop with UPI checkout, for a family that had only ever sold by phone.'],
  ],
  [
    ['March', 'A sixth chair. A designer and a mobile developer join.'],
    ['July', 'The price list goes on the site. Two agencies call to ask us to take it down.'],
    ['November', 'Support moves from chat groups to tickets, so nothing gets forgotten.'],
  ],
  [
    ['February', 'The client portal opens: plan, payment and tickets in one place.'],
    ['September', 'Fiftieth project delivered: a token queue for a clinic with one bench.'],
  ],
] as const

function Journey() {
  return (
    <Section>
      <h2 className="display-2 mb-10">
        The journey, {brand.since} to {brand.since + YEARS.length - 1}
      </h2>
      <ol className="border-t-2 border-ink">
        {YEARS.map((events, index) => (
          <li key={index} className="split gap-y-3 border-b border-line-2 py-7">
            <h3 className="text-[clamp(2.75rem,1.6rem+5vw,5.5rem)] leading-[.9] font-[560] tracking-[-.05em] tabular-nums">
              {brand.since + index}
            </h3>
            <ol className="grid gap-3 self-end">
              {events.map(([month, text]) => (
                <li
                  key={month}
                  className="grid gap-x-(--gap) sm:grid-cols-[calc((100%-3*var(--gap))/4)_minmax(0,1fr)]"
                >
                  <span className="pt-px text-14 text-ink-3">{month}</span>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const VALUES = {
  'Say the price first':
    'A price in writing before we build anything. If we misjudge the work, we cover the difference.',
  'Build for the cheapest phone':
    'A site that’s slow at the ferry jetty isn’t finished, however good it looks on our desks.',
  'Hand over the keys':
    'Domain, hosting, code and content are in your name from the first day. Staying should be a choice.',
  'Answer, even with a no': 'We’d rather say “not by Friday” within the hour than “soon” for a week.',
}

function MissionAndValues() {
  return (
    <Section>
      <div className="mb-[clamp(48px,6vw,88px)] border-l-[6px] border-accent pl-[clamp(20px,4vw,48px)]">
        <h2 className="text-16 font-[560] tracking-normal text-ink-2">Our mission</h2>
        <p className="mt-3 max-w-[17.2em] text-[clamp(1.75rem,1.2rem+2.4vw,3.25rem)] leading-[1.1] font-[580] tracking-[-.032em]">
          To let a shop on a lane in {brand.region} sell like one on a high street, and still be run by the
          people behind its counter.
        </p>
      </div>
      <div className="split">
        <h2 id="values" className="display-2">
          Our values
        </h2>
        <ul aria-labelledby="values" className="ruled">
          <RuledItems items={VALUES} />
        </ul>
      </div>
    </Section>
  )
}
