import { useMutation } from '@tanstack/react-query'
import { useIsUnderWay } from '@/api/useIsUnderWay'
import type { BaseSyntheticEvent } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import { useAdminDraft } from '../common/useDrafts'
import type { Crud } from './useCrud'

/** A tab's form: adds or edits a record, and keeps a draft. */
export function useCrudForm<Item extends { _id: string }, Values extends FieldValues, Body>(
  crud: Crud<Item, Body>,
  resolver: Resolver<Values, unknown, Body>,
  valuesOf: (item: Item | null) => Values,
) {
  const { tab, one, nameOf, calls, editing: item, isGone, takesFocus, cancel, saved } = crud
  const { addLabel = `Add ${one}` } = crud
  // another admin's change reaches the fields that were not edited
  const form = useForm({
    resolver,
    defaultValues: valuesOf(item) as DefaultValues<Values>,
    values: valuesOf(item),
    resetOptions: { keepDirtyValues: true },
  })
  const draft = useAdminDraft(form, tab, crud.about)
  const isNew = item === null || isGone
  const title = isNew ? addLabel : `Edit ${nameOf(item)}`
  const call = (isNew ? undefined : calls.update) ?? calls.create
  const save = useMutation(call)
  // not `isPending`: a form reopened during a save has lost its picture and must not save again
  const busy = useIsUnderWay(call)
  // an earlier refusal is about other input
  const dropFailure = () => save.reset()
  const onSubmit = form.handleSubmit((typed) => {
    const body = { ...unshown(item, form.getValues()), ...typed }
    const sent = draft.sending()
    // callbacks of mutate are lost if the tab unmounts before they run
    void save.mutateAsync({ id: item?._id ?? '', body }).then(
      (answer) => {
        sent()
        saved(call.done, undefined, crud.remark?.(body, answer))
      },
      (error: unknown) => crud.notices.failedLate(call.failed(error), error, title),
    )
  }, dropFailure)
  const failure = save.error && { text: call.failed(save.error), error: save.error }
  const hasFile = Object.values(form.getValues()).some((value) => value instanceof Blob)
  const submitLabel = isNew ? addLabel : `Save ${one}`
  /** `deps`: fields whose rules depend on this one. */
  const field = (name: Path<Values>, deps: Path<Values>[] = []) => {
    const { message } = form.getFieldState(name, form.formState).error ?? {}
    return { ...form.register(name, { deps }), size: 'sm' as const, error: message }
  }
  return {
    ...form,
    field,
    optionalField: (name: Path<Values>) => ({ ...field(name), optional: true }),
    frame: {
      title,
      submitLabel,
      goneHint: isGone && `This ${one} has been deleted. You can add it again.`,
      draft,
      takesFocus,
      busy,
      failure,
      hasFile,
      onSubmit: (event: BaseSyntheticEvent) => {
        crud.notices.dismiss()
        return onSubmit(event)
      },
      onCancel: cancel,
    },
  }
}

/** The fields that the form does not show. They are sent too: many servers replace the whole record on an update. */
const unshown = (item: { _id: string } | null, values: FieldValues) =>
  Object.fromEntries(Object.entries(item ?? {}).filter(([key]) => key !== '_id' && !(key in values)))

export type CrudFrame = ReturnType<typeof useCrudForm>['frame']
