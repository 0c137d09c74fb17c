import { useId, type ComponentPropsWithRef } from 'react'
import { cx } from '../cx'
import { Field, fieldAria, type FieldText } from './Field'

export type TextAreaFieldProps = ComponentPropsWithRef<'textarea'> & FieldText

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, success, hideLabel, optionalLabel, size, boxClassName, ...control } = props
  const { className, id: givenId, ...rest } = control
  const ownId = useId()
  const id = givenId ?? ownId
  const texts = { id, label, hint, error, success, hideLabel, optionalLabel, boxClassName }
  return (
    <Field {...texts}>
      <textarea
        {...rest}
        {...fieldAria({ ...texts, 'aria-describedby': rest['aria-describedby'] })}
        id={id}
        className={cx('in block', size === 'sm' && 'in-sm', className)}
      />
    </Field>
  )
}
