import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { brand } from '@/config/brand'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { Section } from '../blocks'

const questions: Record<string, ReactNode> = {
  'How long until my plan starts?': `An admin matches your transaction ID by hand, usually within a few working hours (${brand.hours}). Until then your dashboard says “waiting for approval”, and the days only start counting once it is approved.`,
  'What if I typed the wrong transaction ID?':
    'The request is rejected with the reason, which you find in your dashboard. Submit again with the right ID; you do not pay a second time.',
  'Does it renew by itself?':
    'No. We remind you when two days are left. Once the plan has ended you ask for renewal from your dashboard, or you let it be.',
  'Can I move up halfway?': (
    <>
      You can take a bigger plan at any time. Days left on the old one are not credited by themselves, so{' '}
      <TextLink to={paths.contact()}>ask us first</TextLink> and we will look for a fair way.
    </>
  ),
  'Can I pay by another way than UPI?':
    'The payment page lists every way that is open at the moment. Whichever you take, you enter the ID of that transaction at the end.',
}

export function PlanFaq() {
  return (
    <Section tint aria-labelledby="plan-faq" className="split">
      <h2 id="plan-faq" className="display-2 stick">
        Asked before paying
      </h2>
      <div>
        {Object.entries(questions).map(([question, answer], index) => (
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
    </Section>
  )
}
