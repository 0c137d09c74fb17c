import { useRef, type RefObject } from 'react'
import { Search, X } from 'lucide-react'
import { IconButton } from '../actions/IconButton'
import { TextField, type TextFieldProps } from './TextField'

export type SearchFieldProps = Omit<
  TextFieldProps,
  'type' | 'value' | 'onChange' | 'startIcon' | 'endSlot'
> & {
  /** The search text. */
  value: string
  /** Called on each change. */
  onChange: (value: string) => void
  /** Ref to the input, to focus it. */
  ref?: RefObject<HTMLInputElement | null>
}

/** Filters a list while the user types. Escape and the clear button empty the field and keep the focus. */
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
        // Escape first empties the field. Only in an empty field does it reach a surrounding dialog.
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
