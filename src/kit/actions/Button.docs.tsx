import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Button } from './Button'

function Example() {
  const [approving, setApproving] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="primary"
        size="sm"
        icon={<Check aria-hidden="true" />}
        busy={approving}
        busyLabel="Approving…"
        onClick={() => setApproving(true)}
      >
        Approve
      </Button>
      <Button size="sm" onClick={() => setApproving(false)}>
        Reject
      </Button>
    </div>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'Something happens here and now: “Approve” in the queue, “Submit for approval” on the payment page, “Send” in the chat.',
    'One `primary` button a view: what most people came for. The way out beside it is `secondary`.',
    '`danger` opens the question whether to delete; `danger-solid` stands in that question and deletes.',
    'While a call runs, set `busy` and say what is being done in `busyLabel`.',
  ],
  avoid: [
    'It leads to another page: `LinkButton`, or `TextLink` in a sentence. Then it opens in a new tab and can be copied.',
    'Only an icon has room, as in the row of a table: `IconButton`.',
    'It puts a text on the clipboard: `CopyButton` does that and says whether it worked.',
  ],
  pairs: [
    {
      do: {
        why: 'The verb says what happens, and one button leads.',
        draw: (
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" size="sm" icon={<Check aria-hidden="true" />}>
              Approve
            </Button>
            <Button size="sm" icon={<X aria-hidden="true" />}>
              Reject
            </Button>
          </div>
        ),
      },
      dont: {
        why: 'Two that lead, and words that mean nothing away from their heading.',
        draw: (
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" size="sm">
              Yes
            </Button>
            <Button variant="primary" size="sm">
              No
            </Button>
          </div>
        ),
      },
    },
    {
      do: {
        why: 'A button that waits keeps its width and its focus, and says what it does.',
        draw: (
          <Button variant="primary" busy busyLabel="Submitting…">
            Submit for approval
          </Button>
        ),
      },
      dont: {
        why: 'A disabled button drops the focus, and nobody learns why it is grey.',
        draw: (
          <Button variant="primary" disabled>
            Submit for approval
          </Button>
        ),
      },
    },
  ],
  access: {
    role: '`button`, named by its words. An icon in it is decoration: `aria-hidden`.',
    keys: 'Tab reaches it, Enter and Space press it. It stays in reach while it is busy.',
    said: 'Busy, it is read with `busyLabel` and as busy. A second press while it waits does nothing.',
  },
  contrast: [
    { what: 'Words of `primary`', ink: 'on-brand', on: 'brand', least: 4.5 },
    { what: 'Words of `quiet`', ink: 'brand-text', on: 'paper', least: 4.5 },
    { what: 'Words of `danger`', ink: 'err', on: 'surface', least: 4.5 },
    { what: 'Words of `danger-solid`', ink: 'paper', on: 'err', least: 4.5 },
    { what: 'Edge of `secondary`', ink: 'edge', on: 'paper', least: 3 },
  ],
})
