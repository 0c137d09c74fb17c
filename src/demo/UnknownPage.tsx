import { basename } from '@/config/basename'
import { LampDoor } from '@/kit/doors/LampDoor'
import { Container } from '@/kit/layout/Container'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { demoPages } from './demoPages'

export function UnknownPage() {
  return (
    <Container>
      <main id="main" className="grid justify-items-start gap-5 py-20 sm:py-28">
        <LampDoor />
        <h1 className="text-36 sm:text-48">Page not found</h1>
        <p className="text-ink-2">The demo has no page at this address. The demo’s pages are:</p>
        <ul className="grid gap-3">
          {demoPages.map(({ path, title, text }) => (
            <li key={path}>
              <TextLink href={`${basename}${path}`} standalone>
                {title}
              </TextLink>
              <p className="text-14 text-ink-2">{text}</p>
            </li>
          ))}
          <li>
            <TextLink href={`${basename}${paths.home()}`} standalone>
              Go to the home page
            </TextLink>
          </li>
        </ul>
      </main>
    </Container>
  )
}
