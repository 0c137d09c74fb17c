import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ChevronDown } from 'lucide-react'
import { brand } from '@/config/brand'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { Section } from '../blocks'

const questions: Record<string, ReactNode> = {
  'How long until my plan starts?': `We check your transaction ID by hand, usually within a few working hours (${brand.hours}). Until then your dashboard says “waiting for approval”. Your plan’s days are counted from the moment we approve your payment.`,
  'What if I typed the wrong transaction ID?':
    'We reject the request, and your dashboard shows the reason. Submit it again with the right ID; you don’t pay twice.',
  'Does my plan renew by itself?':
    'No. We remind you two days before it ends. Once it has ended, you can request a renewal on your dashboard. If you don’t, you pay nothing more.',
  'Can I upgrade halfway through a term?': (
    <>
      You can buy a bigger plan at any time. Days left on the old one aren’t credited automatically, so{' '}
      <TextLink to={paths.contact()}>ask us first</TextLink> and we’ll work out something fair.
    </>
  ),
  'Can I pay without UPI?':
    'The payment page shows every way you can pay right now. Whichever you choose, you enter the transaction ID at the end.',
}

const answersIn = (box: HTMLElement | null) => [...(box?.querySelectorAll('details') ?? [])]

/** Keeps the open answers in this history entry. A layout effect, to restore them before the scroll position. */
function useOpenAnswers() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const stored: unknown = Object(history.state).openAnswers
    if (!Array.isArray(stored)) return
    for (const [index, answer] of answersIn(box.current).entries()) answer.open = stored.includes(index)
  }, [])
  const keep = () => {
    const openAnswers = answersIn(box.current).flatMap(({ open }, index) => (open ? [index] : []))
    history.replaceState({ ...history.state, openAnswers }, '')
  }
  return { box, keep }
}

export function PlanFaq() {
  const { box, keep } = useOpenAnswers()
  return (
    <Section tint aria-labelledby="plan-faq" className="split">
      <h2 id="plan-faq" className="display-2 stick">
        Before you pay
      </h2>
      <div ref={box}>
        {Object.entries(questions).map(([question, answer], index) => (
          <details
            key={question}
            open={index === 0}
            className="group border-t border-line-2 last:border-b"
            onToggle={keep}
          >
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
