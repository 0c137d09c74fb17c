import { useEffect, useState } from 'react'
import { onRefused, onSucceeded } from '@/api/client'
import { type OperationId, operations, type User } from '@/contract'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { isAdmin } from '@/domain/account'
import { closeSession } from '@/session/state'
import { texts } from '@/texts/texts'

const none: ReadonlySet<OperationId> = new Set()

/**
 * Shown when an admin has lost their rights. Each screen shows its own refusal; this banner offers to log in again.
 */
export function RightsChanged({ user }: { user: User }) {
  const [refused, setRefused] = useState(none)
  useEffect(
    () =>
      onRefused(403, ({ operation }) => {
        // a call that clients may make too was refused for another reason
        if (operations[operation].audience !== 'user') setRefused((before) => new Set([...before, operation]))
      }),
    [],
  )
  // the rights are back if a refused call succeeds; a server may refuse only some calls
  useEffect(() => onSucceeded((id) => setRefused((before) => (before.has(id) ? none : before))), [])
  if (refused.size === 0 && isAdmin(user)) return null
  return (
    // below the tab's own notice
    <div className="sticky top-[68px] z-[4] mb-4 low:top-3 flat:top-[68px] rail:top-3">
      <Banner
        tone="warn"
        title="Your permissions have changed"
        action={
          // the guard then redirects to the login, which returns to this tab
          <Button size="sm" onClick={() => closeSession({ notice: texts.rightsChanged })}>
            Log in again
          </Button>
        }
      >
        This account can no longer do everything here. What you have typed is kept for you.
      </Banner>
    </div>
  )
}
