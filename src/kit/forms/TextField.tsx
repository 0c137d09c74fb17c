import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../cx'
import { Field, fieldAria, type FieldText } from './Field'

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size'> &
  FieldText & {
    startIcon?: ReactNode
    /** Stands inside the control at its end: a unit, a small button. */
    endSlot?: ReactNode
  }

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    success,
    hideLabel,
    optionalLabel,
    size = 'md',
    boxClassName,
    ...control
  } = props
  const { startIcon, endSlot, className, id: givenId, type = 'text', ...rest } = control
  const ownId = useId()
  const id = givenId ?? ownId
  const texts = { id, label, hint, error, success, hideLabel, optionalLabel, boxClassName }
  const small = size === 'sm'
  return (
    <Field {...texts}>
      <span className="relative block">
        {startIcon && (
          <span
            className={cx(
              'pointer-events-none absolute inset-y-0 left-0 grid place-items-center text-ink-3 [&>svg]:size-[18px]',
              small ? 'w-9' : 'w-11',
            )}
          >
            {startIcon}
          </span>
        )}
        <input
          {...rest}
          {...fieldAria({ ...texts, 'aria-describedby': rest['aria-describedby'] })}
          id={id}
          type={type}
          className={cx(
            'in',
            small && 'in-sm',
            Boolean(startIcon) && (small ? 'pl-9' : 'pl-11'),
            Boolean(endSlot) && 'pr-12',
            className,
          )}
        />
        {endSlot && <span className="absolute inset-y-0 right-1.5 flex items-center">{endSlot}</span>}
      </span>
    </Field>
  )
}
