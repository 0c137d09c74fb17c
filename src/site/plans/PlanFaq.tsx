import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { brand } from '@/config/brand'
import { Container } from '@/kit/layout/Container'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'

const questions: { question: string; answer: ReactNode }[] = [
  {
    question: 'How long until my plan starts?',
    answer: `An admin matches your transaction ID by hand, usually within a few working hours (${brand.hours}). Until then your dashboard says “waiting for approval”, and the days only start counting once it is approved.`,
  },
  {
    question: 'What if I typed the wrong transaction ID?',
    answer:
      'The request is rejected with the reason, which you find in your dashboard. Submit again with the right ID; you do not pay a second time.',
  },
  {
    question: 'Does it renew by itself?',
    answer:
      'No. We remind you when two days are left. Once the plan has ended you ask for renewal from your dashboard, or you let it be.',
  },
  {
    question: 'Can I move up halfway?',
    answer: (
      <>
        You can take a bigger plan at any time. Days left on the old one are not credited by themselves, so{' '}
        <TextLink to={paths.contact()}>ask us first</TextLink> and we will look for a fair way.
      </>
    ),
  },
  {
    question: 'Can I pay by another way than UPI?',
    answer:
      'The payment page lists every way that is open at the moment. Whichever you take, you enter the ID of that transaction at the end.',
  },
]

export function PlanFaq() {
  return (
    <section aria-labelledby="plan-faq" className="bg-sunken py-(--section)">
      <Container className="grid gap-[clamp(32px,5vw,80px)] lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <h2
          id="plan-faq"
          className="text-[clamp(1.75rem,1.3rem+1.9vw,3rem)] leading-[1.06] lg:sticky lg:top-[calc(var(--bar)+32px)] lg:self-start"
        >
          Asked before paying
        </h2>
        <div>
          {questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0} className="group border-t border-line-2 last:border-b">
              <summary className="flex list-none items-start justify-between gap-6 py-[18px] pr-1 text-18 leading-[1.35] font-[560] tracking-[-.01em] [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown
                  aria-hidden="true"
                  className="mt-0.5 size-5 text-ink-3 transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="pb-[22px] text-ink-2">{answer}</p>
            </details>
          ))}
        </div>
      </Container>
    </section>
  )
}
