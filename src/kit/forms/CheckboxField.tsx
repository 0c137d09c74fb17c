import type { ComponentPropsWithRef } from 'react'
import { cx } from '../cx'
import { FieldNotes, useField, type FieldText } from './Field'

export type CheckboxFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> &
  Omit<FieldText, 'size' | 'optional'>

/** A single on/off choice. Takes every attribute of `<input>`. */
export function CheckboxField({ className, ...props }: CheckboxFieldProps) {
  const { texts, control } = useField(props)
  return (
    <div className={cx('grid content-start gap-1', texts.boxClassName)}>
      <label
        className={cx(
          'inline-flex min-h-7 w-fit items-center gap-2.5 text-14 font-[560] pointer-coarse:min-h-10',
          control.disabled && 'text-ink-3',
        )}
      >
        <input {...control} type="checkbox" className={className} />
        <span className={texts.hideLabel ? 'sr-only' : undefined}>{texts.label}</span>
      </label>
      <FieldNotes {...texts} />
    </div>
  )
}
