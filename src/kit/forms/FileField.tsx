import {
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import { Trash2, Upload } from 'lucide-react'
import { buttonClass } from '../actions/buttonClass'
import { cx } from '../cx'
import { fieldAria, FieldNotes, type FieldText } from './Field'
import { IconButton } from '../actions/IconButton'

export type FileFieldProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'size' | 'value' | 'onChange' | 'multiple'
> &
  Omit<FieldText, 'size'> & {
    onFile: (file: File | null) => void
    /** A picture of what is chosen now. */
    preview?: ReactNode
    /** Shown when nothing was chosen here, for example the name of the file already stored. */
    currentName?: string
    chooseLabel?: string
    replaceLabel?: string
    removeLabel?: string
    noneLabel?: string
  }

export function FileField(props: FileFieldProps) {
  const {
    label,
    hint,
    error,
    success,
    hideLabel,
    optionalLabel,
    boxClassName,
    onFile,
    preview,
    currentName,
    ...more
  } = props
  const {
    chooseLabel = 'Choose file',
    replaceLabel = 'Replace file',
    removeLabel = 'Remove file',
    ...control
  } = more
  const { noneLabel = 'No file chosen', className, id: givenId, ...rest } = control
  const ownId = useId()
  const id = givenId ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const texts = { id, hint, error, success }
  const name = chosen ?? currentName
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Leaving the chooser without a choice empties the input in some browsers; that is not a removal.
    if (!file) return
    setChosen(file.name)
    onFile(file)
  }
  const remove = () => {
    if (input.current) {
      input.current.value = ''
      input.current.focus()
    }
    setChosen(null)
    onFile(null)
  }
  return (
    <div className={cx('grid content-start gap-1.5', boxClassName)}>
      <span id={`${id}-label`} className={hideLabel ? 'sr-only' : 'text-14 font-[560]'}>
        {label}
        {optionalLabel && <span className="font-normal text-ink-3"> {optionalLabel}</span>}
      </span>
      <div className="flex flex-wrap items-center gap-3">
        {preview}
        {/* The native input lies invisibly over the button look: focus, drop and the keyboard stay native. */}
        <span
          className={cx(
            buttonClass({ size: 'sm' }),
            'relative overflow-hidden has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand-text',
            className,
          )}
          data-off={rest.disabled ? '' : undefined}
        >
          <Upload aria-hidden="true" className="i i-s" />
          <span id={`${id}-verb`}>{name ? replaceLabel : chooseLabel}</span>
          <input
            {...rest}
            {...fieldAria({ ...texts, 'aria-describedby': cx(`${id}-name`, rest['aria-describedby']) })}
            ref={input}
            id={id}
            type="file"
            aria-labelledby={`${id}-label ${id}-verb`}
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-not-allowed"
            onChange={pick}
          />
        </span>
        <span
          id={`${id}-name`}
          className={cx('min-w-0 text-14 wrap-anywhere', name ? 'text-ink' : 'text-ink-3')}
        >
          {name ?? noneLabel}
        </span>
        {name && !rest.disabled && (
          <IconButton
            label={removeLabel}
            variant="danger"
            icon={<Trash2 aria-hidden="true" />}
            onClick={remove}
          />
        )}
      </div>
      <FieldNotes {...texts} />
    </div>
  )
}
