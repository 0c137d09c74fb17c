import { useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { Trash2, Upload } from 'lucide-react'
import { buttonClass } from '../actions/buttonClass'
import { cx } from '../cx'
import { FieldNotes, LabelText, useField, type FieldText } from './Field'
import { IconButton } from '../actions/IconButton'

export type FileFieldProps = Pick<FieldText, 'label' | 'hint' | 'error' | 'optional'> & {
  /** The types of file, as the native attribute takes them. */
  accept: string
  /** Called with what is chosen, and with null when it is removed. */
  onFile: (file: File | null) => void
  /** A picture of what is chosen now. */
  preview: ReactNode
  /** On the button, while no file is chosen. */
  chooseLabel: string
  /** On the button, once there is one. */
  replaceLabel: string
  /** Names the bin beside the chosen file. */
  removeLabel: string
  /** In place of the name, while no file is chosen. */
  noneLabel: string
}

/** Chooses one file, and shows what is chosen. */
export function FileField(props: FileFieldProps) {
  const { accept, onFile, preview, chooseLabel, replaceLabel, removeLabel, noneLabel, ...field } = props
  const { texts, control } = useField(field)
  const { id } = texts
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string | null>(null)
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Leaving the chooser without a choice empties the input in some browsers; that is not a removal.
    if (!file) return
    // choosing the same name again, once the file is mended, is a change only for an empty input
    event.target.value = ''
    setName(file.name)
    onFile(file)
  }
  const remove = () => {
    input.current?.focus()
    setName(null)
    onFile(null)
  }
  return (
    <div className="grid content-start gap-1.5">
      <span id={`${id}-label`} className="text-14 font-[560]">
        <LabelText {...texts} />
      </span>
      <div className="flex flex-wrap items-center gap-3">
        {preview}
        {/* The native input lies invisibly over the button look: focus, drop and the keyboard stay native. */}
        <span
          className={cx(
            buttonClass({ size: 'sm' }),
            'relative overflow-hidden has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand-text',
          )}
        >
          <Upload aria-hidden="true" className="i i-s" />
          <span id={`${id}-verb`}>{name ? replaceLabel : chooseLabel}</span>
          <input
            {...control}
            ref={input}
            type="file"
            accept={accept}
            aria-describedby={cx(`${id}-name`, control['aria-describedby'])}
            aria-labelledby={`${id}-label ${id}-verb`}
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
            onChange={pick}
          />
        </span>
        <span
          id={`${id}-name`}
          className={cx('min-w-0 text-14 wrap-anywhere', name ? 'text-ink' : 'text-ink-3')}
        >
          {name ?? noneLabel}
        </span>
        {name && (
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
