import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { PasswordField } from './PasswordField'
import { TextField } from './TextField'

function Example() {
  return <PasswordField label="Password" autoComplete="current-password" />
}

export const doc = kitDoc({
  example: Example,
  use: [
    'A password of this site, on login and register. `autoComplete` tells the password manager which: `current-password` or `new-password`.',
  ],
  avoid: [
    'A code that arrives once, a transaction ID: `TextField`. Nothing secret, nothing to hide.',
    'Typing the password twice. Showing it does the same with half the work.',
  ],
  pairs: [
    {
      do: {
        why: 'The rule is there before anything is typed, and the eye lets one check.',
        draw: (
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint="8 characters or more. A sentence works well."
          />
        ),
      },
      dont: {
        why: 'A second field, and the rule only as a complaint. Pasting must never be blocked either.',
        draw: (
          <div className="grid gap-3">
            <TextField type="password" label="Password" autoComplete="off" error="Too weak." />
            <TextField type="password" label="Repeat the password" autoComplete="off" />
          </div>
        ),
      },
    },
  ],
  access: {
    role: 'A text input named by its label, and a `button` “Show password” that is pressed or not.',
    keys: 'Tab goes from the field to the eye; Space shows and hides. What was typed stays.',
    said: '“Show password, pressed”. The name stays the same, so the state is said once.',
  },
  contrast: [
    { what: 'The edge of the field', ink: 'edge', on: 'paper', least: 3 },
    { what: 'The eye', ink: 'brand-text', on: 'surface', least: 3 },
  ],
})
