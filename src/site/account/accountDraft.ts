import { useEffect, type FormEvent } from 'react'
import { readDraft, VISITOR, writeDraft } from '@/platform/drafts'

const PASSWORD = 'password'

type FormName = 'Login' | 'Register'
type Fields<Name extends string> = {
  getValues: (name: Name) => string
  setValue: (name: Name, value: string) => void
}

/**
 * Puts back what was typed before a reload into the fields that are still empty. The form gives those no default values,
 * so that what was typed before its code had come stays in them. A password is never stored.
 */
export function useAccountDraft<Name extends string>(
  form: FormName,
  names: readonly Name[],
  { getValues, setValue }: Fields<Name>,
): void {
  // not in a layout effect: the form does not know its fields' values before it is mounted
  useEffect(() => {
    for (const name of names) {
      if (getValues(name) === '') setValue(name, readDraft(VISITOR, `${form}.${name}`))
    }
  }, [form, names, getValues, setValue])
}

/** Stands at the form: keeps what is typed, for this tab. */
export const keepDraft = (form: FormName) => (event: FormEvent<HTMLFormElement>) => {
  const { target } = event
  if (!(target instanceof HTMLInputElement) || target.name === PASSWORD) return
  writeDraft(VISITOR, `${form}.${target.name}`, target.value)
}

/** Once the form has done its work. */
export function forgetDraft(form: FormName, values: object): void {
  for (const name of Object.keys(values)) writeDraft(VISITOR, `${form}.${name}`, '')
}
