import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { TextField } from './TextField'

function Example() {
  return (
    <TextField
      label="Transaction ID (UTR)"
      hint="In your app: open the payment, look for the id."
      inputMode="numeric"
      autoComplete="off"
    />
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'One line of text: a name, an email, the transaction ID, a coupon, a price.',
    'Give the phone its keyboard: `inputMode="numeric"` for digits, `type="email"` for an address.',
    'In react-hook-form spread `register` into it and hand `error` the message.',
  ],
  avoid: [
    'Several lines: `TextAreaField`.',
    'A password: `PasswordField`. A search that filters: `SearchField`.',
    'A known set of values: `SelectField`.',
  ],
  pairs: [
    {
      do: {
        why: 'The label stays above, the hint below. Both are there while one types.',
        draw: <TextField label="Usage limit" hint="Blank means no limit." inputMode="numeric" />,
      },
      dont: {
        why: 'The example as the label: with the first letter nobody knows what the field is for.',
        draw: (
          <TextField
            label="Usage limit of the coupon"
            hideLabel
            placeholder="Usage limit, blank means no limit"
          />
        ),
      },
    },
    {
      do: {
        why: 'The error says what would be right, and what was typed is still there.',
        draw: (
          <TextField
            label="Email"
            defaultValue="devika.shorehouse"
            error="Please enter a valid email address"
          />
        ),
      },
      dont: {
        why: 'It says that it is wrong, as the red edge does.',
        draw: <TextField label="Your email" defaultValue="" error="Invalid input" />,
      },
    },
  ],
  access: {
    role: '`textbox`, named by its label, invalid while `error` is set.',
    keys: 'Tab reaches it, Enter sends the form. After a failed attempt the first wrong field has the focus.',
    said: 'Label, value, then error and hint. The line of the error is there while empty, so that its text is heard when it comes.',
  },
  contrast: [
    { what: 'What is typed', ink: 'ink', on: 'surface', least: 4.5 },
    { what: 'The example in it', ink: 'ink-3', on: 'surface', least: 4.5 },
    { what: 'The edge', ink: 'edge', on: 'paper', least: 3 },
    { what: 'The error', ink: 'err', on: 'paper', least: 4.5 },
    { what: 'The success', ink: 'ok', on: 'paper', least: 4.5 },
  ],
})
