import { useRef, type RefObject } from 'react'
import { Search, X } from 'lucide-react'
import { IconButton } from '../actions/IconButton'
import { TextField, type TextFieldProps } from './TextField'

export type SearchFieldProps = Omit<
  TextFieldProps,
  'type' | 'value' | 'onChange' | 'startIcon' | 'endSlot'
> & {
  /** What is typed. */
  value: string
  /** Called with each letter. */
  onChange: (value: string) => void
  /** The input, for whoever has to focus it. */
  ref?: RefObject<HTMLInputElement | null>
}

/** Makes what is shown fewer while one types. Controlled by its text. Escape and the cross empty it; the focus stays in it. */
export function SearchField({ value, onChange, ref, ...rest }: SearchFieldProps) {
  const ownRef = useRef<HTMLInputElement>(null)
  const input = ref ?? ownRef
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      ref={input}
      type="search"
      value={value}
      startIcon={<Search aria-hidden="true" />}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        if (event.key !== 'Escape' || value === '') return
        // Escape empties the field first; only an empty one lets it close what is around it.
        event.preventDefault()
        event.stopPropagation()
        clear()
      }}
      endSlot={
        value !== '' && (
          <IconButton
            label="Clear search"
            icon={<X aria-hidden="true" />}
            className={rest.size === 'sm' ? '-mr-1 min-h-7 w-7' : undefined}
            onClick={clear}
          />
        )
      }
    />
  )
}
