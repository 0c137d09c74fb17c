import type { ComponentPropsWithRef } from 'react'
import { ChevronDown } from 'lucide-react'
import { cx } from '../cx'
import { Field, useField, type FieldText } from './Field'

export type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'size'> & FieldText

/** One of several options, in the platform's native list. */
export function SelectField({ className, ...props }: SelectFieldProps) {
  const { texts, control, small } = useField(props)
  return (
    <Field {...texts}>
      <span className="relative block">
        <select {...control} className={cx('in', small && 'in-sm', className)} />
        <ChevronDown
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute top-1/2 size-4 -translate-y-1/2 text-ink-2',
            small ? 'right-2.5' : 'right-3.5',
          )}
        />
      </span>
    </Field>
  )
}

export function SelectOptions({ labels }: { labels: Readonly<Record<string, string>> }) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
