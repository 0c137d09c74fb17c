import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { SelectField } from './SelectField'

function Example() {
  return (
    <SelectField label="Payment type">
      <option value="upi">UPI</option>
      <option value="bank">Bank transfer</option>
      <option value="wallet">Wallet</option>
    </SelectField>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'One of four to twenty things: the category of a service, the payment type, a filter above a table, the role of a user.',
    'On a phone the system’s own list opens, which every thumb knows.',
  ],
  avoid: [
    'Two or three choices: `SegmentedControl` shows them all.',
    'Hundreds, such as users: a `SearchField` with its list.',
    'Commands: `Menu`. A select never does anything by itself but choose.',
  ],
  pairs: [
    {
      do: {
        why: 'The label above it stays when something is chosen.',
        draw: (
          <SelectField label="Category">
            <option>Design</option>
            <option>Development</option>
            <option>Marketing</option>
            <option>Support</option>
          </SelectField>
        ),
      },
      dont: {
        why: 'The label as its first choice: it disappears with the choice, and can be chosen.',
        draw: (
          <SelectField label="Category of the service" hideLabel>
            <option>Category</option>
            <option>Design</option>
            <option>Development</option>
          </SelectField>
        ),
      },
    },
  ],
  access: {
    role: 'The native `select`, named by its label.',
    keys: 'Arrows and first letters choose, Enter or Space opens. As the system does it.',
    said: 'The label and what is chosen, then error and hint.',
  },
  contrast: [
    { what: 'What is chosen', ink: 'ink', on: 'surface', least: 4.5 },
    { what: 'The edge', ink: 'edge', on: 'paper', least: 3 },
    { what: 'The arrow', ink: 'ink-2', on: 'surface', least: 3 },
  ],
})
