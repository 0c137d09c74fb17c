import { lazy, Suspense, useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { pageTitle } from '@/config/brand'
import { ERROR_TITLE, ErrorScreen, notLoaded } from './ErrorScreen'
import { isMissingCode, reloadForCode } from './missingCode'

/** Loads separately, so it is missing if the connection is lost. */
const Picture = lazy(() =>
  import('@/kit/doors/ShutDoor').then(
    ({ ShutDoor }) => ({ default: ShutDoor }),
    () => ({ default: () => <></> }),
  ),
)

/** Shows the technical text too, for use in reports. Reloads if a new deployment has removed the page's code. */
export function ErrorPage() {
  const error = useRouteError()
  const missing = isMissingCode(error)
  // stores the error, not a flag, so that code missing on the next page gets its own reload
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
            : 'This page stopped working. Reload it, or go to the home page. Anything you already sent is saved.'
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
