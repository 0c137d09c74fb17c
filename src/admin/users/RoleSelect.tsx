import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { changeUserRoleMutation } from '@/api/users'
import type { Role, User } from '@/contract'
import { ROLES, roleText } from '@/domain/account'
import { ToolSelect } from '@/kit/forms/SelectField'
import { ConfirmDialog } from '@/kit/overlays/ConfirmDialog'
import { doneText } from '@/texts/calls'
import { returnFocus } from '../common/returnFocus'
import type { Notices } from '../common/useNotice'

const UPDATING = 'Updating...'

const meaning: Record<Role, string> = {
  admin: 'An admin can do everything in this panel.',
  user: 'A user has no access to this panel.',
}

/** Asks for confirmation, because pressing an arrow key selects another role. */
export function RoleSelect({ user, notices }: { user: User; notices: Notices }) {
  const change = useMutation(changeUserRoleMutation())
  const list = useRef<HTMLSelectElement>(null)
  const [asked, setAsked] = useState<Role>()
  const save = (role: Role) => {
    setAsked(undefined)
    notices.dismiss()
    // callbacks of mutate are lost if a filter removes the row before they run
    void change
      .mutateAsync({ id: user._id, role })
      .then(
        () => notices.ok(doneText('changeUserRole', role), user.name),
        (error: unknown) => notices.failed('changeUserRole', error, user.name),
      )
      .then(() => returnFocus(() => list.current))
  }
  const known = ROLES.some((role) => role === user.role)
  return (
    <>
      <ToolSelect
        ref={list}
        label={`${user.name}’s role`}
        boxClassName="w-30"
        disabled={change.isPending}
        value={change.isPending ? UPDATING : user.role}
        onChange={({ target }) => setAsked(ROLES.find((role) => role === target.value))}
      >
        {change.isPending && <option>{UPDATING}</option>}
        {!known && <option value={user.role}>{user.role}</option>}
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {roleText(role)}
          </option>
        ))}
      </ToolSelect>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={`Change ${user.name}’s role to ${roleText(asked)}?`}
          description={meaning[asked]}
          confirmLabel="Change role"
          cancelLabel="Keep role"
          tone="primary"
          onConfirm={() => save(asked)}
        />
      )}
    </>
  )
}
