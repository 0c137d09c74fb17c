import type { ReactNode } from 'react'
import { brand } from '@/config/brand'
import { FORM_REPLY_HOURS, RESPONSE_HOURS } from '@/config/constants'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'

/** The ways to reach the agency, and what "24/7" means. */
export function ContactMethods() {
  const { address } = brand
  return (
    <dl className="border-b border-line-2 tabular-nums">
      <Method name="Email">
        <TextLink
          href={`mailto:${brand.email}`}
          className="text-18 font-[560] wrap-anywhere max-[22.5em]:text-16"
        >
          {brand.email}
        </TextLink>
      </Method>
      <Method name="Phone">
        <TextLink href={brand.phoneHref} className="text-18 font-[560]">
          {brand.phone}
        </TextLink>
      </Method>
      <Method name="Address">
        {`${address.line1}, ${address.city} ${address.postcode}, ${address.state}`}
      </Method>
      <Method name="Hours">
        <span className="block">{brand.hours}</span>
        <span className="mt-1 block text-14 text-ink-3">
          {`Response within ${RESPONSE_HOURS} working hours, form reply within ${FORM_REPLY_HOURS} hours. You can open a ticket 24/7.`}
        </span>
      </Method>
      <Method name="Clients">
        <TextLink to={paths.support()}>Open a ticket</TextLink> on your dashboard. It goes straight to your
        developer.
      </Method>
    </dl>
  )
}

// The name column is as narrow as its longest name: on phones, a wider column makes text wrap differently in the fallback font
// and shifts the layout.
function Method({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.75rem_minmax(0,1fr)] slim:grid-cols-1 items-baseline gap-x-4 border-t border-line-2 py-3.5">
      <dt className="text-14 text-ink-3">{name}</dt>
      <dd className="max-w-[29.9em] text-pretty">{children}</dd>
    </div>
  )
}
