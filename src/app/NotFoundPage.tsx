import { Container } from '@/kit/layout/Container'
import { LampDoor } from '@/kit/doors/LampDoor'
import { LinkButton } from '@/kit/actions/LinkButton'
import { pageTitle } from '@/config/brand'
import { paths } from '@/paths'

export function NotFoundPage() {
  return (
    <Container>
      <title>{pageTitle('Page not found')}</title>
      <meta name="robots" content="noindex" />
      <section className="grid grid-cols-1 items-center gap-x-12 gap-y-8 py-12 sm:py-20 md:grid-cols-[7fr_5fr]">
        <div className="grid justify-items-start gap-5">
          <h1 className="text-36 sm:text-48">Page not found</h1>
          <p className="text-ink-2">
            There’s nothing at this address. The page may have moved, or the link may be mistyped.
          </p>
          <div className="flex flex-wrap gap-3">
            <LinkButton variant="primary" to={paths.home()}>
              Go to the home page
            </LinkButton>
            <LinkButton to={paths.contact()}>Contact Us</LinkButton>
          </div>
        </div>
        <div className="max-w-52 max-md:row-start-1 md:w-full md:max-w-90 [&>svg]:h-auto [&>svg]:w-full">
          <LampDoor />
        </div>
      </section>
    </Container>
  )
}
