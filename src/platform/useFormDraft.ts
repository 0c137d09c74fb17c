import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type FormDrafts, NEW } from './drafts'

export type FormDraft = {
  restored: boolean
  /** Deletes the draft and resets the form. */
  discard: () => void
  /** Call on submit; call the result on success to delete the draft and reset the form. */
  sending: () => () => void
}

/** Never stores files or passwords. Call `discard` on cancel and `sending` on submit. */
export function useFormDraft<Values extends FieldValues, Context, Body>(
  { formState, getValues, setValue, reset, subscribe }: UseFormReturn<Values, Context, Body>,
  drafts: FormDrafts,
  about = NEW,
): FormDraft {
  // follows a record that changes while its form is open
  const begun = (formState.defaultValues ?? {}) as Values
  const [typed, setTyped] = useState(() => typedIn(drafts.read(about), begun))

  const restore = useEffectEvent(() => {
    for (const [name, value] of Object.entries(typed ?? {}) as [
      Path<Values>,
      PathValue<Values, Path<Values>>,
    ][]) {
      // text typed into a prerendered form before hydration is newer than the draft
      if (!differs(getValues(name) ?? beginning(begun, name), begun, name))
        setValue(name, value, { shouldDirty: true })
    }
  })
  // not in a layout effect: the form has no values before it is mounted
  useEffect(() => restore(), [])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues = {} }) => {
          const changed = Object.entries(values).filter(
            ([name, value]) => isKept(name, value) && differs(value, defaultValues, name),
          )
          if (changed.length === 0) drafts.forget(about)
          else drafts.write(about, Object.fromEntries(changed))
        },
      }),
    [subscribe, drafts, about],
  )

  const empty = () => {
    setTyped(null)
    reset(begun, { keepDirtyValues: false })
  }
  const emptySent = useEffectEvent(empty)
  useEffect(() => drafts.onSent(about, () => emptySent()), [drafts, about])

  return {
    restored: typed !== null,
    discard: () => {
      drafts.forget(about)
      empty()
    },
    sending: () => drafts.sending(about),
  }
}

const isKept = (name: string, value: unknown) => name !== 'password' && !(value instanceof Blob)

/** A prerendered form has no default values: its fields start empty. */
const beginning = (begun: FieldValues, name: string): unknown =>
  Object.keys(begun).length === 0 ? '' : begun[name]

const differs = (value: unknown, begun: FieldValues, name: string) =>
  JSON.stringify(value) !== JSON.stringify(beginning(begun, name))

function typedIn(draft: FieldValues | null, begun: FieldValues): FieldValues | null {
  const usable = Object.entries(draft ?? {}).filter(
    ([name, value]) => value !== null && typeof value === typeof beginning(begun, name),
  )
  return usable.length === 0 ? null : Object.fromEntries(usable)
}
