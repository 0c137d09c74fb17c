import { zodResolver } from '@hookform/resolvers/zod'
import type { TeamMember, TeamMemberForm } from '@/contract'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { TextField } from '@/kit/forms/TextField'
import { CrudForm } from '../crud/CrudForm'
import type { Crud } from '../crud/useCrud'
import { useCrudForm } from '../crud/useCrudForm'
import { memberForm, memberValues, networks } from './memberValues'
import { PictureField } from './PictureField'

const resolver = zodResolver(memberForm)

export function TeamForm({ crud }: { crud: Crud<TeamMember, TeamMemberForm> }) {
  const member = crud.editing
  const { field, optionalField, setValue, formState, frame } = useCrudForm(crud, resolver, memberValues)
  return (
    <CrudForm frame={frame}>
      <TextField {...field('name')} label="Name" />
      <TextField {...field('position')} label="Position" />
      <PictureField
        name={member?.name ?? ''}
        stored={member?.profileImage}
        error={formState.errors.profileImage?.message}
        onFile={(file) => setValue('profileImage', file, { shouldValidate: true })}
      />
      <TextField {...optionalField('email')} label="Email" type="email" />
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 slim:grid-cols-1">
        <TextField {...optionalField('phone')} label="Phone" type="tel" />
        <TextField {...field('order')} label="Order" inputMode="numeric" />
      </div>
      <TextAreaField {...optionalField('bio')} label="Bio" />
      {networks.map(({ id, label }) => (
        <TextField
          key={id}
          {...optionalField(`links.${id}`)}
          label={label}
          type="url"
          placeholder="https://"
        />
      ))}
    </CrudForm>
  )
}
