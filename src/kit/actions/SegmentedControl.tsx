import { type Ref, useId } from 'react'
import { cx } from '../cx'
import { FieldNotes } from '../forms/Field'

export type SegmentedOption<Value extends string> = {
  /** Passed to `onChange`. */
  value: Value
  /** The text: a word or two. */
  label: string
}

export type SegmentedControlProps<Value extends string> = {
  /** The name of the group. */
  legend: string
  /** Shows the legend; by default only screen readers get it. */
  showLegend?: boolean
  /** The selected value; '' for none. */
  value: Value | ''
  /** Called with the newly selected value. */
  onChange: (value: Value) => void
  /** The two to four options. */
  options: SegmentedOption<Value>[]
  /** Ref to the first radio button, to focus it. */
  first?: Ref<HTMLInputElement>
  /** The validation message. */
  error?: string | undefined
  /** Classes for placement, such as a margin or a width. */
  className?: string
}

/**
 * Two to four exclusive choices, all visible. Native radio buttons underneath bring arrow keys and a single tab stop.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, showLegend = false, value, onChange, options, first, error, className } = props
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className={showLegend ? 'mb-1.5 text-14 font-[560]' : 'sr-only'}>{legend}</legend>
      <div className="inline-grid max-w-full grid-flow-col align-top rounded-2 border border-line-2 bg-sunken p-[3px] max-sm:grid max-sm:auto-cols-fr">
        {options.map((option, index) => (
          <label key={option.value} className="relative min-w-0">
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <span
              className={cx(
                'flex h-full items-center justify-center rounded-[8px] border border-transparent px-4 py-[7.5px] text-center text-14 font-[560] text-ink-2 max-sm:min-h-11',
                'peer-hover:text-ink peer-checked:border-line-2 peer-checked:bg-surface peer-checked:text-ink peer-checked:shadow-low',
                'peer-focus-visible:outline-3 peer-focus-visible:outline-brand-text forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none',
              )}
            >
              {option.label}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={name} error={error} />
    </fieldset>
  )
}
