import { LinkButton } from '@/kit/LinkButton'
import { paths } from '@/paths'

export function ClosingCall() {
  return (
    <section className="band">
      <div className="toran" aria-hidden="true" />
      <div className="wrap grid items-end gap-8 py-[clamp(64px,8vw,112px)] lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-[clamp(2.25rem,1.4rem+3.4vw,4rem)] leading-none tracking-[-.036em]">
            Bring the messy version.
          </h2>
          <p className="lede mt-5">
            A photo of a notebook page is a fine brief. We answer within 2 hours on working days.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton variant="primary" to={paths.contact()}>
            Contact Us
          </LinkButton>
          <LinkButton to={paths.plans()}>See plans and prices</LinkButton>
        </div>
      </div>
    </section>
  )
}
