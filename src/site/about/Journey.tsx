import { brand } from '@/config/brand'

type Year = { year: number; events: readonly (readonly [month: string, text: string])[] }

const YEARS: readonly Year[] = [
  {
    year: brand.since,
    events: [
      ['June', 'Two desks above a bakery. The first client is the bakery.'],
      ['October', 'First shop with UPI checkout, for a family that had sold by telephone only.'],
    ],
  },
  {
    year: brand.since + 1,
    events: [
      ['March', 'A sixth chair. A designer and a mobile developer are on board.'],
      ['July', 'The price list goes on the site. Two agencies call to ask us to take it down.'],
      ['November', 'Support moves out of chat groups into tickets, so that nothing is forgotten.'],
    ],
  },
  {
    year: brand.since + 2,
    events: [
      ['February', 'The client portal opens: plan, payment and tickets in one place.'],
      ['September', 'Fiftieth project delivered, a token queue for a clinic with one bench.'],
    ],
  },
]

/** The agency's first three years, as a ledger. */
export function Journey() {
  const [first, last] = [YEARS[0]?.year, YEARS.at(-1)?.year]
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="display-2 mb-10">
          The journey, {first} to {last}
        </h2>
        <ol className="border-t-2 border-ink">
          {YEARS.map(({ year, events }) => (
            <li
              key={year}
              className="grid gap-x-10 gap-y-3 border-b border-line-2 py-7 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
            >
              <h3 className="text-[clamp(2.75rem,1.6rem+5vw,5.5rem)] leading-[.9] font-[560] tracking-[-.05em] tabular-nums">
                {year}
              </h3>
              <ol className="grid gap-3 self-end">
                {events.map(([month, text]) => (
                  <li key={month} className="grid gap-x-6 sm:grid-cols-[7rem_1fr]">
                    <span className="pt-px text-14 text-ink-3">{month}</span>
                    <span>{text}</span>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
