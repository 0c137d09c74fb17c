import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { doneText, failureText } from '@/api/errors'
import { createTeamMemberMutation, updateTeamMemberMutation } from '@/api/team'
import type { TeamMember } from '@/contract'
import { TextAreaField } from '@/kit/TextAreaField'
import { TextField } from '@/kit/TextField'
import { CrudForm } from '../crud/CrudForm'
import type { Crud } from '../crud/useCrud'
import { memberForm, memberValues, networks } from './memberValues'
import { PictureField } from './PictureField'

const resolver = zodResolver(memberForm)
const networkIds = ['linkedin', 'twitter', 'github', 'instagram'] as const

export function TeamForm({ crud }: { crud: Crud<TeamMember> }) {
  const member = crud.editing
  const create = useMutation(createTeamMemberMutation())
  const update = useMutation(updateTeamMemberMutation())
  const { register, handleSubmit, setValue, formState } = useForm({
    resolver,
    defaultValues: memberValues(member),
  })
  const { errors } = formState
  const submit = handleSubmit((body) => {
    if (member === null) {
      create.mutate(body, { onSuccess: () => crud.saved(doneText('createTeamMember')) })
    } else {
      update.mutate(
        { ...body, id: member._id },
        { onSuccess: () => crud.saved(doneText('updateTeamMember')) },
      )
    }
  })
  const error = member ? update.error : create.error
  return (
    <CrudForm
      title={member ? `Edit ${member.name}` : 'Add team member'}
      submitLabel={member ? 'Save team member' : 'Add team member'}
      takesFocus={crud.round > 0}
      busy={create.isPending || update.isPending}
      error={error && failureText(member ? 'updateTeamMember' : 'createTeamMember', error)}
      onSubmit={submit}
      onCancel={crud.reset}
    >
      <TextField {...register('name')} label="Name" size="sm" error={errors.name?.message} />
      <TextField {...register('position')} label="Position" size="sm" error={errors.position?.message} />
      <PictureField
        name={member?.name ?? ''}
        stored={member?.profileImage}
        error={errors.profileImage?.message}
        onFile={(file) => setValue('profileImage', file, { shouldValidate: true })}
      />
      <TextField
        {...register('email')}
        label="Email"
        optionalLabel="(optional)"
        size="sm"
        type="email"
        error={errors.email?.message}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField {...register('phone')} label="Phone" optionalLabel="(optional)" size="sm" type="tel" />
        <TextField
          {...register('order')}
          label="Order"
          size="sm"
          inputMode="numeric"
          error={errors.order?.message}
        />
      </div>
      <TextAreaField {...register('bio')} label="Bio" optionalLabel="(optional)" size="sm" />
      {networkIds.map((id) => (
        <TextField
          key={id}
          {...register(`links.${id}`)}
          label={networks[id]}
          optionalLabel="(optional)"
          size="sm"
          type="url"
          placeholder="https://"
          error={errors.links?.[id]?.message}
        />
      ))}
    </CrudForm>
  )
}
