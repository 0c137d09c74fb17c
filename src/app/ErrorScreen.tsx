import type { ReactNode } from 'react'
import { Button } from '@/kit/actions/Button'
import { Container } from '@/kit/layout/Container'
import { LinkButton } from '@/kit/actions/LinkButton'
import { brand } from '@/config/brand'
import { basename } from '@/config/basename'
import { paths } from '@/paths'

export const ERROR_TITLE = 'Unexpected Application Error!'

export const notLoaded =
  'A part of this page could not be loaded. Check your connection and reload the page. Anything you already sent is saved.'

type ErrorScreenProps = {
  text: string
  detail?: string | undefined
  /** An illustration, which may load later. */
  picture: ReactNode
  onReload: () => void
}

export function ErrorScreen({ text, detail, picture, onReload }: ErrorScreenProps) {
  return (
    <Container>
      <main id="main" className="grid min-h-dvh content-center justify-items-start gap-5 py-16">
        <div className="min-h-36">{picture}</div>
        <h1 className="text-36">{ERROR_TITLE}</h1>
        <p className="text-ink-2">{text}</p>
        {detail && (
          <pre className="max-w-full overflow-x-auto rounded-2 border border-line bg-sunken px-4 py-3 text-14 whitespace-pre-wrap">
            {detail}
          </pre>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={onReload}>
            Reload the page
          </Button>
          {/* a full load, because the code that is already loaded may cause the error */}
          <LinkButton href={`${basename}${paths.home()}`}>Go to the home page</LinkButton>
        </div>
        <p className="text-14 text-ink-3">
          If it happens again, write to <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </p>
      </main>
    </Container>
  )
}
