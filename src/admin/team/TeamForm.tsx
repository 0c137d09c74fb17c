import { zodResolver } from '@hookform/resolvers/zod'
import { useController } from 'react-hook-form'
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
  const { field, optionalField, setValue, control, frame } = useCrudForm(crud, resolver, memberValues)
  // the first wrong field, in this order, gets the focus
  const [name, position] = [field('name'), field('position')]
  const {
    field: { ref: pictureInput },
    fieldState,
  } = useController({ control, name: 'profileImage' })
  return (
    <CrudForm frame={frame}>
      <TextField {...name} label="Name" />
      <TextField {...position} label="Position" />
      <PictureField
        ref={pictureInput}
        name={member?.name ?? ''}
        stored={crud.isGone ? null : member?.profileImage}
        error={fieldState.error?.message}
        onFile={(file) => setValue('profileImage', file, { shouldDirty: true, shouldValidate: true })}
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
