import { brand } from '@/config/brand'

const VALUES = [
  [
    'Say the price first',
    'A figure in writing before anything is built. If we misjudged the work, the difference is ours.',
  ],
  [
    'Build for the cheapest phone',
    'A site that opens slowly at the ferry jetty is not finished, however it looks on our desks.',
  ],
  [
    'Leave the keys',
    'Domain, hosting, code and content are in your name from the first day. Staying should be a choice.',
  ],
  ['Answer, even with a no', 'We would rather say “not by Friday” within the hour than “soon” for a week.'],
] as const

export function MissionAndValues() {
  return (
    <section className="section">
      <div className="wrap">
        <div className="mb-[clamp(48px,6vw,88px)] border-l-[6px] border-accent pl-[clamp(20px,4vw,48px)]">
          <h2 className="text-16 font-[560] tracking-normal text-ink-2">Our mission</h2>
          <p className="mt-3 max-w-[26ch] text-[clamp(1.75rem,1.2rem+2.4vw,3.25rem)] leading-[1.1] font-[580] tracking-[-.032em]">
            To let a shop on a lane in {brand.region} sell like one on a high street, and still be run by the
            people behind its counter.
          </p>
        </div>
        <div className="split split-even">
          <h2 id="values" className="display-2">
            Our values
          </h2>
          <ul aria-labelledby="values" className="ruled">
            {VALUES.map(([title, text]) => (
              <li key={title}>
                <h3 className="text-18">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
