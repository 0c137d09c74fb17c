import { Section } from '../blocks'

const STEPS = [
  ['Day 1', 'Listen', 'Forty minutes, your words, our notes. You get them in writing.'],
  ['Days 2 to 5', 'Draw', 'Two key screens, on your phone, not in a PDF.'],
  [
    'Weeks 2 to 4',
    'Build',
    'A live preview that grows every evening. You comment, we answer in the portal, and nothing waits for a meeting.',
  ],
  ['After launch', 'Look after', 'Updates, backups and small changes.'],
] as const

const STACK = {
  Browser: 'TypeScript, React, plain CSS',
  Server: 'Node.js, Express, REST',
  Data: 'MongoDB, PostgreSQL, Redis',
  Phones: 'React Native, Flutter, PWA',
  Cloud: 'AWS, Docker, GitHub Actions',
  Money: 'UPI, Razorpay, GST invoices',
}

export function TechStack() {
  return (
    <Section tint>
      <h2 className="display-2 mb-11">From first call to Monday morning</h2>
      <ol className="grid lg:grid-cols-[repeat(2,calc((100%+var(--gap))/6))_calc((100%+var(--gap))/2)_1fr]">
        {STEPS.map(([when, title, text], index) => (
          <li
            key={title}
            className="relative ml-[7px] border-l-2 border-line-2 pb-8 pl-9 last:border-transparent last:pb-0 lg:ml-0 lg:border-t-2 lg:border-l-0 lg:pt-7 lg:pr-7 lg:pb-0 lg:pl-0 lg:last:border-dashed lg:last:border-line-2 lg:last:pr-0"
          >
            <span
              aria-hidden="true"
              className={`absolute top-[3px] -left-2 size-3.5 rounded-full border-2 border-ink lg:-top-2 lg:left-0 ${index === 0 ? 'bg-accent' : 'bg-sunken'}`}
            />
            <p className="text-14 text-ink-3 tabular-nums">{when}</p>
            <h3 className="text-18">{title}</h3>
            <p className="mt-1.5 text-15 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      <div className="split mt-[72px]">
        <h2 className="text-22">What it’s built with</h2>
        <dl className="grid gap-x-(--gap) md:grid-cols-2">
          {Object.entries(STACK).map(([part, tools]) => (
            <div key={part} className="flex flex-wrap gap-x-3 border-t border-line-2 py-3.5">
              <dt className="flex-[0_0_5.75rem] pt-px text-14 text-ink-3">{part}</dt>
              <dd className="min-w-0 flex-[1_1_9rem] font-[520]">{tools}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
