import { useId, type ComponentPropsWithRef } from 'react'
import { ChevronDown } from 'lucide-react'
import { cx } from '../cx'
import { Field, fieldAria, type FieldText } from './Field'

export type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'size'> & FieldText

/** The native list: every phone shows its own, and the keyboard works as people know it. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, success, hideLabel, optionalLabel, size, boxClassName, ...control } = props
  const { className, id: givenId, children, ...rest } = control
  const ownId = useId()
  const id = givenId ?? ownId
  const texts = { id, label, hint, error, success, hideLabel, optionalLabel, boxClassName }
  return (
    <Field {...texts}>
      <span className="relative block">
        <select
          {...rest}
          {...fieldAria({ ...texts, 'aria-describedby': rest['aria-describedby'] })}
          id={id}
          className={cx('in', size === 'sm' && 'in-sm', className)}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute top-1/2 size-4 -translate-y-1/2 text-ink-2',
            size === 'sm' ? 'right-2.5' : 'right-3.5',
          )}
        />
      </span>
    </Field>
  )
}
