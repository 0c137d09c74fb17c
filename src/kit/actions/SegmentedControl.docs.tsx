import { useState } from 'react'
import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { SegmentedControl } from './SegmentedControl'

function Example() {
  const [method, setMethod] = useState('qr')
  return (
    <SegmentedControl
      legend="How to pay"
      value={method}
      onChange={setMethod}
      options={[
        { value: 'qr', label: 'Scan QR' },
        { value: 'upi', label: 'UPI app' },
      ]}
    />
  )
}

type Options = { legend: string; labels: string[] }

function Choice({ legend, labels }: Options) {
  const [value, setValue] = useState(labels[0] ?? '')
  const options = labels.map((label) => ({ value: label, label }))
  return <SegmentedControl legend={legend} showLegend value={value} onChange={setValue} options={options} />
}

export const doc = kitDoc({
  example: Example,
  use: [
    'Two or three choices that exclude one another and change at once what is below: “Scan QR” or “UPI app” on the payment page.',
    'Who a notification is for, in the panel: all users or one of them.',
  ],
  avoid: [
    'Four choices and more, or long words: `SelectField`. On a phone the segments share 358 px.',
    'On or off: `CheckboxField`.',
    'Each choice is a page of its own: links, so that each has its address.',
  ],
  pairs: [
    {
      do: {
        why: 'Short words for the same kind of thing, one of them already chosen.',
        draw: <Choice legend="Pay by" labels={['Scan QR', 'UPI app']} />,
      },
      dont: {
        why: 'Too many to compare at a glance, and too wide for a phone. Take a `SelectField`.',
        draw: <Choice legend="Category" labels={['Design', 'Shops', 'Search', 'Hosting', 'Care']} />,
      },
    },
  ],
  access: {
    role: 'Native `radio` buttons in a `group`, which is named by `legend`. The legend may be hidden from the eye, never left out.',
    keys: 'Tab goes to the chosen one, arrows choose the next. One stop for the whole group.',
    said: 'The group, the word, and its place: “Scan QR, radio button, checked, 1 of 2”.',
  },
  contrast: [
    { what: 'The chosen word', ink: 'ink', on: 'surface', least: 4.5 },
    { what: 'The other words', ink: 'ink-2', on: 'sunken', least: 4.5 },
  ],
})
