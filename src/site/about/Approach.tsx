import { BASIC_SITE_WEEKS, COMPLEX_SITE_WEEKS } from '@/config/constants'

const STEPS = [
  {
    title: 'Listen',
    text: 'Forty minutes on the phone or at your counter. We ask what happens today, on paper, and what goes wrong with it.',
    result: 'Our notes, one price, one date',
  },
  {
    title: 'Draw',
    text: 'The two screens that decide the rest, with your real prices and photos in them. You try them on your own phone.',
    result: 'Screens you have said yes to',
  },
  {
    title: 'Build',
    text: `A link that grows every evening. You comment on it, we answer in the portal. Basic sites take ${BASIC_SITE_WEEKS} weeks, complex ones ${COMPLEX_SITE_WEEKS}.`,
    result: 'The site, live, on your domain',
  },
  {
    title: 'Look after',
    text: 'Updates, backups and small changes, by the person who built it. A ticket reaches a developer, not a queue.',
    result: 'The keys, and a number to call',
  },
] as const

/** How a job runs: the four steps, and what the client holds in hand after each. */
export function Approach() {
  return (
    <section className="section tint">
      <div className="wrap">
        <h2 className="display-2 mb-10">Our approach, in four steps</h2>
        <ol className="border-b border-line-2">
          {STEPS.map(({ title, text, result }, index) => (
            <li
              key={title}
              className="grid grid-cols-[48px_1fr] gap-x-4 border-t border-line-2 py-7 md:grid-cols-[96px_3fr_5fr] md:gap-x-8 lg:grid-cols-[120px_3fr_5fr_3fr]"
            >
              <span
                aria-hidden="true"
                className="text-48 leading-[.9] font-[560] tracking-[-.05em] tabular-nums md:text-64"
              >
                {index + 1}
              </span>
              <h3 className="self-end text-28 tracking-[-.025em] md:self-start md:text-36">{title}</h3>
              <p className="col-span-2 mt-3 text-ink-2 md:col-span-1 md:col-start-3 md:mt-1">{text}</p>
              <p className="col-span-2 mt-3 border-l-[3px] border-accent pl-3.5 text-15 font-[560] md:col-span-1 md:col-start-3 lg:col-start-4 lg:mt-1 lg:self-start">
                <span className="block text-12 font-normal text-ink-3">In your hand</span>
                {result}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
