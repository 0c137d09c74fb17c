import type { ReactNode } from 'react'
import { Check, TriangleAlert } from 'lucide-react'
import { cx } from '../cx'

export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** Good news about the value, for example that a code was accepted. */
  success?: string
  /** The label is still there for screen readers. */
  hideLabel?: boolean
  /** Marks a field that may stay empty, after the label. */
  optionalLabel?: string
  size?: 'md' | 'sm'
  /** For the box around label, control and messages; `className` goes to the control. */
  boxClassName?: string
}

type FieldProps = Omit<FieldText, 'size'> & { id: string; children: ReactNode }

/** Label above, hint below; the error replaces nothing and stands beside the field. */
export function Field({
  id,
  label,
  hint,
  error,
  success,
  hideLabel,
  optionalLabel,
  boxClassName,
  children,
}: FieldProps) {
  return (
    <div className={cx('grid content-start gap-1.5', boxClassName)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-14 font-[560]'}>
        {label}
        {optionalLabel && <span className="font-normal text-ink-3"> {optionalLabel}</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} success={success} />
    </div>
  )
}

type NotesProps = Pick<FieldText, 'hint' | 'error' | 'success'> & { id: string }

/** The line that announces stays mounted while empty: a region that appears with its text is often missed. */
export function FieldNotes({ id, hint, error, success }: NotesProps) {
  return (
    <>
      <div id={noteId(id)} aria-live="polite" className={error || success ? undefined : 'absolute'}>
        {error ? (
          <p className="flex items-start gap-1.5 text-14 font-[520] text-err">
            <TriangleAlert aria-hidden="true" className="i mt-[3px] size-4" />
            <span className="min-w-0">{error}</span>
          </p>
        ) : (
          success && (
            <p className="flex items-start gap-1.5 text-14 font-[520] text-ok">
              <Check aria-hidden="true" className="i mt-[3px] size-4" />
              <span className="min-w-0">{success}</span>
            </p>
          )
        )}
      </div>
      {hint && (
        <p id={hintId(id)} className="text-14 text-ink-3">
          {hint}
        </p>
      )}
    </>
  )
}

const hintId = (id: string) => `${id}-hint`
const noteId = (id: string) => `${id}-note`

type Described = NotesProps & { 'aria-describedby'?: string }

/** The ARIA attributes a control takes from its texts. */
export function fieldAria({ id, hint, error, success, 'aria-describedby': given }: Described) {
  const ids = [given, (error || success) && noteId(id), hint && hintId(id)].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined } as const
}
