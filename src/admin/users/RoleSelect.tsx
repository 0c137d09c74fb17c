import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { changeUserRoleMutation } from '@/api/users'
import type { User } from '@/contract'
import { ROLES, roleText } from '@/domain/account'
import { SelectField } from '@/kit/forms/SelectField'
import { doneText } from '@/texts/calls'
import { returnFocus } from '../common/returnFocus'
import type { Notices } from '../common/useNotice'

const UPDATING = 'Updating...'

/** Changes the role as soon as one is chosen. While the call runs, the list is disabled and says so. */
export function RoleSelect({ user, notices }: { user: User; notices: Notices }) {
  const change = useMutation(changeUserRoleMutation())
  const list = useRef<HTMLSelectElement>(null)
  const choose = (value: string) => {
    const role = ROLES.find((candidate) => candidate === value)
    if (role === undefined || role === user.role) return
    notices.dismiss()
    // callbacks given to mutate would be lost when a filter removes the row before the call ends
    void change
      .mutateAsync({ id: user._id, role })
      .then(
        () => notices.ok(doneText('changeUserRole', role), user.name),
        (error: unknown) => notices.failed('changeUserRole', error, user.name),
      )
      .then(() => returnFocus(list.current))
  }
  const known = ROLES.some((role) => role === user.role)
  return (
    <SelectField
      ref={list}
      label={`Role of ${user.name}`}
      hideLabel
      size="sm"
      boxClassName="w-32"
      disabled={change.isPending}
      value={change.isPending ? UPDATING : user.role}
      onChange={(event) => choose(event.target.value)}
    >
      {change.isPending && <option>{UPDATING}</option>}
      {!known && <option value={user.role}>{user.role}</option>}
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {roleText(role)}
        </option>
      ))}
    </SelectField>
  )
}
