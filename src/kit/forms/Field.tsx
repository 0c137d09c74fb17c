import { useId, type AriaAttributes, type ReactNode } from 'react'
import { Check, TriangleAlert } from 'lucide-react'
import { cx } from '../cx'

export type FieldText = {
  /** Names the control. */
  label: ReactNode
  /** What is expected, always shown below the control. */
  hint?: ReactNode
  /** What is wrong with the value and how to fix it. */
  error?: string
  /** Confirms the value, for example an accepted code. */
  success?: string
  /** Shows the label only to screen readers. */
  hideLabel?: boolean
  /** Marks the field as optional. */
  optional?: boolean
  /**
   * `md` is 46 px high, for the site; `sm` 34 px, for portal and admin panel.
   * @default md
   */
  size?: 'md' | 'sm'
  /** Classes for the box around label, control and messages; `className` styles the control. */
  boxClassName?: string
}

type Labelled = { /** The control's ID. */ id: string }

type Texts = Omit<FieldText, 'size'> & Labelled

/** A control with its label above, and its error and hint below. */
export function Field({ boxClassName, children, ...texts }: Texts & { children: ReactNode }) {
  return (
    <div className={cx('grid content-start gap-1.5', boxClassName)}>
      <label
        htmlFor={texts.id}
        className={texts.hideLabel ? 'sr-only' : 'text-14 font-(--w-mid) wrap-anywhere'}
      >
        <LabelText {...texts} />
      </label>
      {children}
      <FieldNotes {...texts} />
    </div>
  )
}

export const LabelText = ({ label, optional }: Pick<FieldText, 'label' | 'optional'>) => (
  <>
    {label}
    {/* the space is outside the span: some screen readers and testing tools trim its text */}
    {optional && ' '}
    {optional && <span className="font-normal text-ink-3">(optional)</span>}
  </>
)

type NotesProps = Pick<FieldText, 'hint' | 'error' | 'success'> & Labelled

/** The live region stays mounted while empty, because screen readers often miss one that is added with its text. */
export function FieldNotes({ id, hint, error, success }: NotesProps) {
  const note = error || success
  const Icon = error ? TriangleAlert : Check
  return (
    <>
      <div id={noteId(id)} aria-live="polite" className={note ? undefined : 'absolute'}>
        {note && (
          <p className={cx('flex items-start gap-1.5 text-14 font-[520]', error ? 'text-err' : 'text-ok')}>
            <Icon aria-hidden="true" className="i mt-[3px] size-4" />
            <span className="min-w-0">{note}</span>
          </p>
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

type FieldProps = FieldText & Partial<Labelled> & Pick<AriaAttributes, 'aria-describedby'>

/** Splits a field's props into texts and control props, and adds the ID and ARIA attributes. */
export function useField<Props extends FieldProps>(props: Props) {
  const { label, hint, error, success, hideLabel, optional, size, boxClassName, ...control } = props
  const ownId = useId()
  const id = control.id ?? ownId
  const described = [control['aria-describedby'], (error || success) && noteId(id), hint && hintId(id)]
  const aria = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  }
  return {
    texts: { id, label, hint, error, success, hideLabel, optional, boxClassName },
    control: { ...control, ...aria, id },
    small: size === 'sm',
  }
}
