import { lazy, Suspense, useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { pageTitle } from '@/config/brand'
import { ERROR_TITLE, ErrorScreen, notLoaded } from './ErrorScreen'
import { isMissingCode, reloadForCode } from './missingCode'

/** Not in the first load. An error of the connection does without. */
const Picture = lazy(() =>
  import('@/kit/doors/ShutDoor').then(
    ({ ShutDoor }) => ({ default: ShutDoor }),
    () => ({ default: () => <></> }),
  ),
)

/** Shows the technical text too, for reports. If a new deployment has removed the page's code, it reloads. */
export function ErrorPage() {
  const error = useRouteError()
  const missing = isMissingCode(error)
  // of this error alone: the next address, which lacks its code too, has it tried again
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
            : 'This page stopped working. Reload it, or go back to the start; what you had already sent is kept.'
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
