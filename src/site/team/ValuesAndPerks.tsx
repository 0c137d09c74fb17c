import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { Section } from '../blocks'

const VALUES = {
  'Promise it, build it': 'The estimate comes from the person who will do the work.',
  'Simple before clever': 'The simplest thing a shopkeeper can run beats the one we’d like to write.',
  'Say it early': 'If we’ll be late, we tell you that day. No one here gets blamed for bad news.',
}

const PERKS = {
  Week: 'Monday to Friday, and when we’re shut, we’re shut',
  Fridays: 'Afternoons for things no client ordered',
  Leave: '30 days, plus Ganpati week for everyone',
  Learning: 'One course or conference a year, chosen by you',
  Phone: 'A cheap one to test your pages on, and a good one',
  Share: 'A share of the year’s profit, the same for all six',
}

export function ValuesAndPerks() {
  return (
    <Section tint className="halves gap-y-14">
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
          What we promise clients is on our <TextLink to={paths.about()}>About page</TextLink>.
        </p>
      </div>
      <div>
        <h2 className="display-2 mb-8">Perks</h2>
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
