const facts = [
  { title: 'Your plan', text: 'How many days are left, and one button to renew.' },
  { title: 'Your payments', text: 'Every transaction id, and whether we have approved it.' },
  { title: 'Your tickets', text: 'A chat with the person who builds your site.' },
]

/** What a login opens. */
export function Inside() {
  return (
    <section>
      <h2 className="border-b-2 border-ink pb-3 text-22">What you find inside</h2>
      <dl>
        {facts.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-8 gap-y-1 border-b border-line-2 py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{title}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
