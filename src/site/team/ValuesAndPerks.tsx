import { TextLink } from '@/kit/text/TextLink'
import { brand } from '@/config/brand'
import { paths } from '@/paths'
import { Section } from '../blocks'

const VALUES = {
  'Whoever promised it, builds it': 'An estimate comes from the person who will sit down and do the work.',
  'Ask before clever':
    'The simplest thing that a shopkeeper can run wins over the one we would like to write.',
  'Say it early': 'A late date is told on the day we know it. Nobody here is blamed for bad news.',
}

const PERKS = {
  Week: 'Monday to Friday, and the shop is shut when it is shut',
  Fridays: 'Afternoons for something nobody ordered',
  Leave: '30 days, and Ganpati week on top for everyone',
  Learning: 'One course or conference a year, chosen by you',
  Phone: 'The cheap one that your pages must open on, and a good one',
  Share: 'A part of the year’s profit, the same for all six',
}

/** How the six work with each other, and what the house gives for it. */
export function ValuesAndPerks() {
  return (
    <Section tint className="grid grid-cols-1 gap-x-[clamp(40px,7vw,112px)] gap-y-14 lg:grid-cols-2">
      <div>
        <h2 className="display-2 mb-8">How we work together</h2>
        <ul className="grid gap-7">
          {Object.entries(VALUES).map(([title, text]) => (
            <li key={title} className="border-l-[3px] border-accent pl-5">
              <h3 className="text-18">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8 text-ink-2">
          The same values, towards clients: <TextLink to={paths.about()}>about {brand.name}</TextLink>.
        </p>
      </div>
      <div>
        <h2 className="display-2 mb-8">What the house gives</h2>
        <dl className="border-t-2 border-ink">
          {Object.entries(PERKS).map(([name, text]) => (
            <div
              key={name}
              className="grid grid-cols-[6rem_minmax(0,1fr)] slim:grid-cols-1 gap-x-4 border-b border-line-2 py-3.5"
            >
              <dt className="pt-px text-14 text-ink-3">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
