import { useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { IconButton } from '../actions/IconButton'
import { TextField, type TextFieldProps } from './TextField'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'endSlot'>

/** A password field with a toggle that shows the password. The toggle keeps its name; only `aria-pressed` changes. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      endSlot={
        <IconButton
          label="Show password"
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          aria-pressed={shown}
          disabled={props.disabled}
          className={props.size === 'sm' ? 'min-h-7 w-7' : undefined}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
