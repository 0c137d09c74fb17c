const facts = {
  'Your plan': 'How many days are left, and a button to request a renewal.',
  'Your payments': 'Every transaction ID, and whether we’ve approved it.',
  'Your tickets': 'A chat with the person who builds your site.',
}

/** What an account contains. */
export function AccountContents() {
  return (
    <section>
      <h2 className="border-b-2 border-ink pb-3 text-22">What’s inside</h2>
      <dl>
        {Object.entries(facts).map(([title, text]) => (
          <div key={title} className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line-2 py-4">
            <dt className="flex-[0_0_8.5rem] font-semibold">{title}</dt>
            <dd className="flex-[1_1_12rem] text-pretty text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
