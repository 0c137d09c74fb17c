import { type RefObject, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { RetryButton } from '@/kit/actions/RetryButton'
import { Banner } from '@/kit/feedback/Banner'
import type { QueryLike } from '@/kit/feedback/QueryView'
import { SearchField } from '@/kit/forms/SearchField'
import { formatCount } from '@/lib/count'
import { isInputMethodKey } from '@/platform/inputMethod'
import { findUsers } from './findUsers'

type UserPickerProps = {
  users: QueryLike<readonly User[]>
  chosen: Pick<User, 'name' | 'email'> | null
  onChoose: (user: User | null) => void
  error: string | undefined
  /** The search field. */
  finder: RefObject<HTMLInputElement | null>
}

export function UserPicker({ users, chosen, onChoose, error, finder }: UserPickerProps) {
  const [search, setSearch] = useState('')
  const { data } = users
  const { shown, total } = useMemo(() => findUsers(data ?? [], search), [data, search])
  const change = () => {
    // render the field before focusing it
    flushSync(() => onChoose(null))
    finder.current?.focus()
  }
  if (chosen) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-2 border border-line-2 px-3.5 py-2">
        <span className="min-w-0">
          <strong className="block">{chosen.name}</strong>
          <span className="text-14 wrap-anywhere text-ink-2">{chosen.email}</span>
        </span>
        <Button size="sm" onClick={change}>
          Change <span className="sr-only">the user</span>
        </Button>
      </div>
    )
  }
  if (!data) return <NoUsers users={users} error={error} />
  return (
    <div className="grid gap-2">
      <SearchField
        ref={finder}
        label="Find a user"
        placeholder="Name or email"
        value={search}
        onChange={setSearch}
        error={error}
        // Enter would send the form, which has no recipient yet
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent)) return
          event.preventDefault()
          const [only] = shown
          if (only && total === 1) onChoose(only)
        }}
      />
      <output className="text-14 text-ink-3">{foundText(shown.length, total)}</output>
      <ul className="overflow-clip rounded-2 border border-line empty:hidden">
        {shown.map((user) => (
          <li key={user._id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              className="block min-h-11 w-full px-3.5 py-1.5 text-left text-14 hover:bg-sunken focus-visible:-outline-offset-3"
              onClick={() => onChoose(user)}
            >
              <span className="block font-[560]">{user.name}</span>
              <span className="block wrap-anywhere text-ink-2">{user.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shown while the list loads or after it has failed to load. */
function NoUsers({ users, error }: Pick<UserPickerProps, 'users' | 'error'>) {
  if (!users.error) return <output className="text-14 text-ink-3">Loading users…</output>
  return (
    <Banner
      tone="warn"
      title="The list of users could not be loaded."
      action={<RetryButton trying={users.isFetching} onRetry={() => void users.refetch()} />}
    >
      {error}
    </Banner>
  )
}

function foundText(shown: number, total: number): string {
  if (total === 0) return 'No users match.'
  if (shown < total)
    return `Showing ${shown} of ${formatCount(total)} users. Type a name or email to narrow the list.`
  return `${total} ${total === 1 ? 'user' : 'users'}`
}
