import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { DescriptionList } from '../text/DescriptionList'
import { CopyButton } from './CopyButton'

function Example() {
  return <CopyButton value="studio@bank" what="UPI ID" announcement="Copied!" />
}

export const doc = kitDoc({
  example: Example,
  use: [
    'A text has to reach another app as it is: UPI ID and amount on the payment page, the transaction ID in the queue, a subscription ID.',
    '`iconOnly` where the value itself stands beside it and a word would push it away, as in a row of the queue.',
  ],
  avoid: [
    'It saves a file, such as the QR code or a table: `Button` with a download icon.',
    'The text is long and read on the spot. Selecting it is enough.',
  ],
  pairs: [
    {
      do: {
        why: 'One button a value, each with a name of its own in `what`: “Copy UPI ID”, “Copy Amount”.',
        draw: (
          <DescriptionList
            items={[
              { term: 'UPI ID', value: <CopyButton value="studio@bank" what="UPI ID" /> },
              { term: 'Amount', value: <CopyButton value="4499" what="Amount" /> },
            ]}
          />
        ),
      },
      dont: {
        why: 'One button for everything: a banking app asks for ID and amount in two fields.',
        draw: <CopyButton value="studio@bank 4499" label="Copy payment details" />,
      },
    },
  ],
  access: {
    role: '`button`, named by “Copy” and `what`. With `iconOnly` the same words are its tooltip.',
    keys: 'Enter and Space copy. The focus stays on the button.',
    said: '“Copied: UPI ID”, or what `announcement` says; “Could not copy: UPI ID” where the browser refuses. After 2 seconds the button is called “Copy” again, in silence.',
  },
  contrast: [
    { what: 'The tick and its word', ink: 'ok', on: 'surface', least: 4.5 },
    { what: 'The warning and its word', ink: 'err', on: 'surface', least: 4.5 },
  ],
})
