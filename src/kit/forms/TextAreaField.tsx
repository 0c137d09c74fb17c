import type { ComponentPropsWithRef } from 'react'
import { cx } from '../cx'
import { Field, useField, type FieldText } from './Field'

export type TextAreaFieldProps = ComponentPropsWithRef<'textarea'> & FieldText

/** Several lines of text. Takes every attribute of `<textarea>`. */
export function TextAreaField({ className, ...props }: TextAreaFieldProps) {
  const { texts, control, small } = useField(props)
  return (
    <Field {...texts}>
      <textarea {...control} className={cx('in block', small && 'in-sm', className)} />
    </Field>
  )
}
