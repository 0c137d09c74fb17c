import { lazy, Suspense, useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { pageTitle } from '@/config/brand'
import { ERROR_TITLE, ErrorScreen, notLoaded } from './ErrorScreen'
import { isMissingCode, reloadForCode } from './missingCode'

/** Not in the first load. Connection errors show without it. */
const Picture = lazy(() =>
  import('@/kit/doors/ShutDoor').then(
    ({ ShutDoor }) => ({ default: ShutDoor }),
    () => ({ default: () => <></> }),
  ),
)

/** Also shows the technical text, for reports. Reloads if a new deployment has removed the page's code. */
export function ErrorPage() {
  const error = useRouteError()
  const missing = isMissingCode(error)
  // tied to this error, so missing code is tried again at the next address
  const [final, setFinal] = useState<unknown>()
  useEffect(() => {
    if (missing) void reloadForCode().then(() => setFinal(error))
  }, [missing, error])
  if (missing && final !== error) return <LoadingStatus />
  return (
    <>
      <title>{pageTitle(ERROR_TITLE)}</title>
      <ErrorScreen
        text={
          missing
            ? notLoaded
            : 'This page stopped working. Reload it, or go to the home page; what you had already sent is kept.'
        }
        picture={
          <Suspense fallback={null}>
            <Picture />
          </Suspense>
        }
        detail={missing ? undefined : String(error)}
        onReload={() => location.reload()}
      />
    </>
  )
}
