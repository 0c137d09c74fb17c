import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { CheckboxField } from './CheckboxField'

function Example() {
  return <CheckboxField label="Highlight this plan" hint="It gets the Best Value badge." />
}

export const doc = kitDoc({
  example: Example,
  use: [
    'One thing that is on or off, and is saved with its form: “Highlight this plan”.',
    'Choosing rows of a list: each waiting request, and all that are shown. There the label is hidden and names the row.',
  ],
  avoid: [
    'It takes effect at once and other things change with it: `SegmentedControl` or a `Button`.',
    'One of several: `SegmentedControl`, or `SelectField` from four on.',
  ],
  pairs: [
    {
      do: {
        why: 'The label says what is so when the box is ticked.',
        draw: <CheckboxField label="Highlight this plan" defaultChecked />,
      },
      dont: {
        why: 'A negative: does the tick hide the plan or show it?',
        draw: <CheckboxField label="Do not hide this plan" defaultChecked />,
      },
    },
  ],
  access: {
    role: '`checkbox`, named by its label. Hint and error are its description.',
    keys: 'Space changes it. A click on the label does too.',
    said: 'The label, ticked or not, then error and hint. An error that appears is read politely.',
  },
  contrast: [
    { what: 'The ticked box', ink: 'brand', on: 'surface', least: 3 },
    { what: 'The label', ink: 'ink', on: 'surface', least: 4.5 },
    { what: 'The hint', ink: 'ink-3', on: 'surface', least: 4.5 },
  ],
})
