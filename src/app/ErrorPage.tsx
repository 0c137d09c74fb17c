import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { Button } from '@/kit/actions/Button'
import { Container } from '@/kit/layout/Container'
import { LinkButton } from '@/kit/actions/LinkButton'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { brand, pageTitle } from '@/config/brand'
import { basename } from '@/config/basename'
import { paths } from '@/paths'
import { isMissingCode, reloadForCode } from './missingCode'

const TITLE = 'Unexpected Application Error!'

/**
 * What the router shows when a page throws. It shows the technical text too, which helps when the error is reported. Where the
 * code of the page is gone because of a new deployment, the page is loaded anew instead.
 */
export function ErrorPage() {
  const error = useRouteError()
  const missing = isMissingCode(error)
  const [reloading, setReloading] = useState(missing)
  useEffect(() => {
    if (missing) void reloadForCode().then(() => setReloading(false))
  }, [missing])
  if (reloading) return <LoadingStatus />
  const detail = error instanceof Error ? error.message : String(error)
  return (
    <Container>
      <title>{pageTitle(TITLE)}</title>
      <main id="main" className="grid min-h-dvh content-center justify-items-start gap-5 py-16">
        <h1 className="text-36">{TITLE}</h1>
        <p className="text-ink-2">
          {missing
            ? 'A part of this page could not be loaded. Check your connection and reload it; what you had already sent is kept.'
            : 'This page stopped working. Reload it, or go back to the start; what you had already sent is kept.'}
        </p>
        <pre className="max-w-full overflow-x-auto rounded-2 border border-line bg-sunken px-4 py-3 text-14 whitespace-pre-wrap">
          {detail}
        </pre>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => globalThis.location.reload()}>
            Reload the page
          </Button>
          {/* a full load, because the code that is already loaded may cause the error */}
          <LinkButton href={`${basename}${paths.home()}`}>To the start</LinkButton>
        </div>
        <p className="text-14 text-ink-3">
          If it happens again, write to <a href={`mailto:${brand.email}`}>{brand.email}</a> with the text
          above.
        </p>
      </main>
    </Container>
  )
}
