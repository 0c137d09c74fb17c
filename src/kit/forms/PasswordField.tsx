import { useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { IconButton } from '../actions/IconButton'
import { TextField, type TextFieldProps } from './TextField'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'endSlot'> & { showLabel?: string }

/** One button, pressed or not: the name stays, so the state is said once. */
export function PasswordField({ showLabel = 'Show password', ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      endSlot={
        <IconButton
          label={showLabel}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          aria-pressed={shown}
          disabled={rest.disabled}
          className={rest.size === 'sm' ? 'min-h-7 w-7' : undefined}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
