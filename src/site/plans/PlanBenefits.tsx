import { Container } from '@/kit/layout/Container'

const benefits = [
  {
    title: 'The price is the price',
    text: 'What stands on the card is what you pay for the whole term, less a coupon if you have one. There is no joining fee and no card on file.',
  },
  {
    title: 'Your days start when you do',
    text: 'The term counts from the moment an admin approves your payment, not from the moment you paid.',
  },
  {
    title: 'It ends by itself',
    text: 'A plan runs to the date on your dashboard and stops. Renewal is a request that you make, never a charge that we make.',
  },
  {
    title: 'Somebody answers',
    text: 'Each plan comes with tickets and a chat on each of them. The people who answer are the people who build.',
  },
]

/** What every plan comes with, as a ruled list. */
export function PlanBenefits() {
  return (
    <section aria-labelledby="plan-benefits" className="py-(--section)">
      <Container className="grid gap-[clamp(32px,5vw,80px)] lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <h2 id="plan-benefits" className="text-[clamp(1.75rem,1.3rem+1.9vw,3rem)] leading-[1.06]">
          In every plan
        </h2>
        <ul className="grid">
          {benefits.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1.5 border-t border-line-2 py-6 last:border-b md:grid-cols-[5fr_7fr]"
            >
              <h3 className="text-18">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
