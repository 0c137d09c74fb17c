import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { basename } from '@/config/basename'
import { Spinner } from '@/kit/feedback/Spinner'
import { TextLink } from '@/kit/text/TextLink'
import { demoPages } from '../demoPages'
import { isOpen } from '../panel/barState'
import { TourList } from '../tours/TourList'
import { enterRole, roles } from './roles'

export function StartTab() {
  return (
    <div className="grid items-start gap-6 @3xl:grid-cols-2 @3xl:grid-rows-[auto_1fr]">
      <LookAround />
      <TourList />
      <MoreToSee />
    </div>
  )
}

function LookAround() {
  const [pending, setPending] = useState<string | null>(null)
  return (
    <section aria-labelledby="demo-look">
      <h3 id="demo-look" className="text-14">
        Look around as…
      </h3>
      <p className="mb-2 text-14 text-ink-2">
        This is a demo: no money moves, no mail is sent, and what you do stays in this browser. To pay for a
        plan, type any 12 digits.
      </p>
      <ul className="grid gap-1 @lg:grid-cols-2">
        {roles.map((role) => (
          <li key={role.label}>
            <button
              type="button"
              aria-busy={pending === role.label || undefined}
              className="group flex size-full items-start gap-2 rounded-2 border border-line px-3 py-2 text-left leading-snug hover:bg-sunken"
              onClick={() => {
                setPending(role.label)
                void enterRole(role).finally(() => isOpen.set(false))
              }}
            >
              <span className="grid min-w-0 flex-1 text-14">
                <strong>{role.label}</strong>
                <span className="text-12 text-ink-2">{role.text}</span>
              </span>
              {pending === role.label ? (
                <Spinner />
              ) : (
                <ArrowRight aria-hidden="true" className="mt-0.5 size-4 text-ink-3 group-hover:text-ink" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function MoreToSee() {
  return (
    <section aria-labelledby="demo-more">
      <h3 id="demo-more" className="mb-1 text-14">
        More to see
      </h3>
      <ul className="grid gap-2">
        {demoPages.map(({ path, title, text }) => (
          <li key={path}>
            <TextLink href={`${basename}${path}`} standalone className="text-14">
              {title}
            </TextLink>
            <p className="text-12 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
