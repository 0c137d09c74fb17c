import { useMutation } from '@tanstack/react-query'
import { changeUserRoleMutation } from '@/api/users'
import type { Role, User } from '@/contract'
import { ROLES, roleText } from '@/domain/account'
import { SelectField } from '@/kit/forms/SelectField'

type RoleSelectProps = {
  user: User
  onStart: () => void
  onDone: (role: Role) => void
  onFailed: (error: unknown) => void
}

const UPDATING = 'Updating...'

/** Changes the role as soon as one is chosen. While the call runs, the list is disabled and says so. */
export function RoleSelect({ user, onStart, onDone, onFailed }: RoleSelectProps) {
  const change = useMutation(changeUserRoleMutation())
  const choose = (value: string) => {
    const role = ROLES.find((candidate) => candidate === value)
    if (role === undefined || role === user.role) return
    onStart()
    // callbacks given to mutate would be lost when a filter removes the row before the call ends
    void change.mutateAsync({ id: user._id, role }).then(() => onDone(role), onFailed)
  }
  const known = ROLES.some((role) => role === user.role)
  return (
    <SelectField
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
