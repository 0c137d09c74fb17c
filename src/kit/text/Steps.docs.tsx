import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Step, Steps } from './Steps'

function Example() {
  return (
    <Steps>
      <Step n={1} title="Pay ₹4,499 from any UPI app" active>
        <p className="text-ink-2">Scan the code or open your app.</p>
      </Step>
      <Step n={2} title="Enter the transaction ID">
        <p className="text-ink-2">It has 12 digits.</p>
      </Step>
      <Step n={3} title="We check it, your plan starts">
        <p className="text-ink-2">Usually within a few hours.</p>
      </Step>
    </Steps>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'A task that goes in order and is seen as a whole: paying, and what comes after registering.',
    'One step is `active`: the one that waits for the reader.',
  ],
  avoid: [
    'Things without an order: a list.',
    'Pages that open one another. This is one page, where one can go back by scrolling.',
    'A share of time or work: `Progress`.',
  ],
  pairs: [
    {
      do: {
        why: 'Each title says what to do, and the last what others do.',
        draw: (
          <Steps>
            <Step n={1} title="Pay by UPI" level={3} active>
              <p className="text-ink-2">Scan, pay, copy the transaction ID.</p>
            </Step>
            <Step n={2} title="We approve it" level={3} />
          </Steps>
        ),
      },
      dont: {
        why: 'Headings of a form: the numbers promise a way, and no step says where it leads.',
        draw: (
          <Steps>
            <Step n={1} title="Information" level={3} active />
            <Step n={2} title="Details" level={3} />
          </Steps>
        ),
      },
    },
  ],
  access: {
    role: 'An ordered `list`; each step is a `listitem` with a heading. The active one is `aria-current="step"`.',
    keys: 'None of its own.',
    said: '“List with 3 items”, and the current step as such. The drawn number is hidden: the list counts already.',
  },
  contrast: [
    { what: 'The number of the active step', ink: 'on-accent', on: 'accent', least: 4.5 },
    { what: 'The other numbers', ink: 'ink', on: 'surface', least: 4.5 },
  ],
})
