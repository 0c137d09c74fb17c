import type { ComponentPropsWithRef } from 'react'
import { ChevronDown } from 'lucide-react'
import { cx } from '../cx'
import { Field, useField, type FieldText } from './Field'

export type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'size'> & FieldText

/** One of several options, in the platform's native list. */
export function SelectField(props: SelectFieldProps) {
  const { texts, control, small } = useField(props)
  return (
    <Field {...texts}>
      <SelectBox {...control} small={small} />
    </Field>
  )
}

export type ToolSelectProps = Omit<ComponentPropsWithRef<'select'>, 'size'> & {
  /** Names the select for screen readers. */
  label: string
  /** Classes for the box around the select. */
  boxClassName?: string
}

/** A small select without a visible label or messages, for toolbars and table rows. */
export function ToolSelect({ label, ...select }: ToolSelectProps) {
  return <SelectBox aria-label={label} small {...select} />
}

type SelectBoxProps = ComponentPropsWithRef<'select'> & { small: boolean; boxClassName?: string }

function SelectBox({ small, boxClassName, className, ...select }: SelectBoxProps) {
  return (
    <span className={cx('relative block', boxClassName)}>
      <select {...select} className={cx('in', small && 'in-sm', className)} />
      <ChevronDown aria-hidden="true" className={cx('select-arrow', small && 'right-2.5')} />
    </span>
  )
}

export function SelectOptions({ labels }: { labels: Readonly<Record<string, string>> }) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
