import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../cx'
import { Field, useField, type FieldText } from './Field'

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size'> &
  FieldText & {
    /** Shown inside the control at the start. Mark it `aria-hidden`. */
    startIcon?: ReactNode
    /** Shown inside the control at the end: a unit or a small button. */
    endSlot?: ReactNode
  }

/** One line of text with label, hint and error. Takes every attribute of `<input>`. */
export function TextField({ startIcon, endSlot, className, ...props }: TextFieldProps) {
  const { texts, control, small } = useField(props)
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
          type="text"
          {...control}
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
