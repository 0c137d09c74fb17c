import { useState, type ChangeEvent, type ReactNode, type Ref } from 'react'
import { Trash2, Upload } from 'lucide-react'
import { buttonClass } from '../actions/buttonClass'
import { cx } from '../cx'
import { FieldNotes, LabelText, useField, type FieldText } from './Field'
import { IconButton } from '../actions/IconButton'

export type FileFieldProps = Pick<FieldText, 'label' | 'hint' | 'error' | 'optional'> & {
  ref?: Ref<HTMLInputElement>
  /** The accepted file types, in the syntax of the native attribute. */
  accept: string
  /** Called with the chosen file, and with null when it is removed. */
  onFile: (file: File | null) => void
  /** A preview of the current file. */
  preview: ReactNode
  /** The button's text while no file is chosen. */
  chooseLabel: string
  /** The button's text once a file is chosen. */
  replaceLabel: string
  /** The accessible name of the remove button. */
  removeLabel: string
  /** Shown in place of the file name while no file is chosen. */
  noneLabel: string
}

/** A field for one file, with a preview of it. */
export function FileField(props: FileFieldProps) {
  const { accept, onFile, preview, chooseLabel, replaceLabel, removeLabel, noneLabel, ...field } = props
  const { texts, control } = useField(field)
  const { id } = texts
  const [name, setName] = useState<string | null>(null)
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Leaving the chooser without a choice empties the input in some browsers; that is not a removal.
    if (!file) return
    // empty the input: otherwise choosing the same file again, once corrected, fires no change event
    event.target.value = ''
    setName(file.name)
    onFile(file)
  }
  const remove = () => {
    document.getElementById(id)?.focus()
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
        {/* The native input covers the button invisibly, so that focus, drop and keyboard stay native. */}
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
