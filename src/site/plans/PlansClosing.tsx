import { Container } from '@/kit/layout/Container'
import { LinkButton } from '@/kit/actions/LinkButton'
import { paths } from '@/paths'

/** The string of marigolds over a closing band. */
const toran =
  'h-3.5 text-accent bg-[radial-gradient(circle_at_50%_0,currentColor_0_6px,transparent_6.6px),radial-gradient(circle_at_50%_9px,currentColor_0_1.6px,transparent_2.1px)] bg-size-[22px_14px] bg-repeat-x'

export function PlansClosing() {
  return (
    <section aria-labelledby="plans-closing" className="band bg-band text-on-band">
      <div aria-hidden="true" className={toran} />
      <Container className="grid items-end gap-8 py-[clamp(64px,8vw,112px)] lg:grid-cols-[7fr_5fr]">
        <div>
          <h2
            id="plans-closing"
            className="text-[clamp(2.25rem,1.4rem+3.4vw,4rem)] leading-none tracking-[-.036em]"
          >
            Not sure which one?
          </h2>
          <p className="mt-5 text-[clamp(1.0625rem,1rem+.3vw,1.1875rem)] text-on-band-2">
            Tell us what the site has to do. You get an answer within 24 hours, with a plan and a price in it.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton variant="primary" to={paths.contact()}>
            Contact Us
          </LinkButton>
          <LinkButton
            to={paths.services()}
            className="[--bd:var(--on-band-2)]! [--bg:transparent]! [--fg:var(--on-band)]! hover:[--bg:oklch(100%_0_0/.09)]!"
          >
            See single services
          </LinkButton>
        </div>
      </Container>
    </section>
  )
}
