const BENEFITS = [
  ['Fewer calls', 'Prices, timings and directions answer themselves, at eleven at night as well.'],
  ['Money the same day', 'UPI lands in your account, not in a wallet that pays out on Thursdays.'],
  [
    'Nothing to learn',
    'You change a price the way you write a message. If it takes a manual, we made it wrong.',
  ],
  ['Nobody to chase', 'A ticket has a number, a date and a person. You see all three without calling.'],
] as const

/** What the features are good for, in the owner's words. */
export function Benefits() {
  return (
    <section className="section tint">
      <div className="wrap">
        <h2 className="mb-6 text-22">What you notice after a month</h2>
        <dl className="border-t-2 border-ink">
          {BENEFITS.map(([title, text]) => (
            <div
              key={title}
              className="grid items-baseline gap-x-10 gap-y-1.5 border-b border-line-2 py-6 md:grid-cols-[7fr_5fr]"
            >
              <dt className="text-[clamp(1.75rem,1.2rem+2.2vw,3rem)] leading-[1.05] font-[600] tracking-[-.035em]">
                {title}
              </dt>
              <dd className="max-w-[46ch] text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
