import { useId, type ComponentPropsWithRef } from 'react'
import { cx } from '../cx'
import { fieldAria, FieldNotes, type FieldText } from './Field'

export type CheckboxFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> &
  Omit<FieldText, 'size' | 'optionalLabel'>

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, success, hideLabel, boxClassName, className, id: givenId, ...rest } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const texts = { id, hint, error, success }
  return (
    <div className={cx('grid content-start gap-1', boxClassName)}>
      <label
        className={cx(
          'inline-flex min-h-7 w-fit items-center gap-2.5 text-14 font-[560] pointer-coarse:min-h-10',
          rest.disabled && 'text-ink-3',
        )}
      >
        <input
          {...rest}
          {...fieldAria({ ...texts, 'aria-describedby': rest['aria-describedby'] })}
          id={id}
          type="checkbox"
          className={cx('size-[18px] shrink-0 accent-brand', className)}
        />
        <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
      </label>
      <FieldNotes {...texts} />
    </div>
  )
}
