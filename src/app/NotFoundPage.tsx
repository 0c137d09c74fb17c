import { Container } from '@/kit/layout/Container'
import { Doorway } from '@/kit/feedback/Doorway'
import { LinkButton } from '@/kit/actions/LinkButton'
import { pageTitle } from '@/config/brand'
import { paths } from '@/paths'

export function NotFoundPage() {
  return (
    <Container>
      <title>{pageTitle('Page not found')}</title>
      <meta name="robots" content="noindex" />
      <section className="grid justify-items-start gap-5 py-20 sm:py-28">
        <Doorway />
        <h1 className="text-36 sm:text-48">Page not found</h1>
        <p className="text-ink-2">
          There’s nothing at this address. It may have moved, or the link may be mistyped.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton variant="primary" to={paths.home()}>
            To the home page
          </LinkButton>
          <LinkButton to={paths.contact()}>Contact Us</LinkButton>
        </div>
      </section>
    </Container>
  )
}
