import { zodResolver } from '@hookform/resolvers/zod'
import type { TeamMemberForm } from '@/api/team'
import type { TeamMember } from '@/contract'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { TextField } from '@/kit/forms/TextField'
import { CrudForm } from '../crud/CrudForm'
import type { Crud } from '../crud/useCrud'
import { useCrudForm } from '../crud/useCrudForm'
import { memberForm, memberValues, networks } from './memberValues'
import { PictureField } from './PictureField'

const resolver = zodResolver(memberForm)
const networkIds = ['linkedin', 'twitter', 'github', 'instagram'] as const

export function TeamForm({ crud }: { crud: Crud<TeamMember, TeamMemberForm> }) {
  const member = crud.editing
  const { field, setValue, formState, frame } = useCrudForm(crud, resolver, memberValues)
  return (
    <CrudForm
      title={member ? `Edit ${member.name}` : 'Add team member'}
      submitLabel={member ? 'Save team member' : 'Add team member'}
      frame={frame}
    >
      <TextField {...field('name')} label="Name" />
      <TextField {...field('position')} label="Position" />
      <PictureField
        name={member?.name ?? ''}
        stored={member?.profileImage}
        error={formState.errors.profileImage?.message}
        onFile={(file) => setValue('profileImage', file, { shouldValidate: true })}
      />
      <TextField {...field('email')} label="Email" optionalLabel="(optional)" type="email" />
      <div className="grid grid-cols-2 gap-3">
        <TextField {...field('phone')} label="Phone" optionalLabel="(optional)" type="tel" />
        <TextField {...field('order')} label="Order" inputMode="numeric" />
      </div>
      <TextAreaField {...field('bio')} label="Bio" optionalLabel="(optional)" />
      {networkIds.map((id) => (
        <TextField
          key={id}
          {...field(`links.${id}`)}
          label={networks[id]}
          optionalLabel="(optional)"
          type="url"
          placeholder="https://"
        />
      ))}
    </CrudForm>
  )
}
