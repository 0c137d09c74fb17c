import { type RefObject, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { SearchField } from '@/kit/forms/SearchField'
import { formatCount } from '@/lib/count'
import { isOfInputMethod } from '@/platform/inputMethod'
import { findUsers } from './findUsers'

type UserPickerProps = {
  users: readonly User[]
  chosen: Pick<User, 'name' | 'email'> | null
  onChoose: (user: User | null) => void
  error: string | undefined
  /** The search field. */
  finder: RefObject<HTMLInputElement | null>
}

/** Finds one among thousands of users by name or email. */
export function UserPicker({ users, chosen, onChoose, error, finder }: UserPickerProps) {
  const [search, setSearch] = useState('')
  const { shown, total } = useMemo(() => findUsers(users, search), [users, search])
  const change = () => {
    // the button disappears; the field must be drawn before it can take the focus
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
  return (
    <div className="grid gap-2">
      <SearchField
        ref={finder}
        label="Find the user"
        placeholder="Name or email"
        value={search}
        onChange={setSearch}
        error={error}
        // Enter would send the form, which has no recipient yet
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return
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

function foundText(shown: number, total: number): string {
  if (total === 0) return 'No user matches.'
  if (shown < total) return `The first ${shown} of ${formatCount(total)} users. Type more to find another.`
  return `${total} ${total === 1 ? 'user' : 'users'}`
}
