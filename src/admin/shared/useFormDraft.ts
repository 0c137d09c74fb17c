import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { NEW, useDrafts } from './useDrafts'

export type FormDraft = {
  /** Whether the form began with what had been typed before the page was loaded. */
  restored: boolean
  /** Forgets what was typed and empties the form. */
  discard: () => void
}

/**
 * Keeps the fields of a form that differ from how it began, files excepted, and puts them back when it is opened again.
 * Whoever saves or cancels forgets the draft.
 */
export function useFormDraft<Values extends FieldValues, Context, Body>(
  form: UseFormReturn<Values, Context, Body>,
  kind: string,
  about = NEW,
): FormDraft {
  const drafts = useDrafts(kind)
  const { reset, subscribe } = form
  const [begun] = useState(() => form.getValues())
  const [typed, setTyped] = useState(() => typedIn(drafts.read(about), begun))

  useEffect(() => {
    // the record's own values stay the defaults: what was typed before still counts as a change
    if (typed) reset({ ...begun, ...typed }, { keepDefaultValues: true })
  }, [typed, begun, reset])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const text = changesOf(values, begun)
          if (text === '') drafts.forget(about)
          else drafts.write(about, text)
        },
      }),
    [subscribe, drafts, about, begun],
  )

  return {
    restored: typed !== null,
    discard: () => {
      drafts.forget(about)
      setTyped(null)
      reset(begun)
    },
  }
}

/** The fields that somebody has changed, as JSON; empty where there are none. */
function changesOf(values: FieldValues, begun: FieldValues): string {
  const changed = Object.entries(values).filter(
    ([name, value]) => !(value instanceof Blob) && JSON.stringify(value) !== JSON.stringify(begun[name]),
  )
  return changed.length === 0 ? '' : JSON.stringify(Object.fromEntries(changed))
}

/** What a draft holds for the fields of this form. What was changed by hand in the storage counts as nothing. */
function typedIn(draft: string, begun: FieldValues): FieldValues | null {
  if (draft === '') return null
  try {
    const fields = Object.entries(Object(JSON.parse(draft)) as FieldValues).filter(
      ([name, value]) => name in begun && value !== null && typeof value === typeof begun[name],
    )
    return fields.length === 0 ? null : Object.fromEntries(fields)
  } catch {
    return null
  }
}
