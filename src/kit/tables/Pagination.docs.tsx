import { useState } from 'react'
import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Pagination } from './Pagination'

function Example() {
  const [page, setPage] = useState(2)
  const count = `${page * 25 - 24}–${Math.min(page * 25, 240)} of 240`
  return <Pagination label="Pages of users" page={page} pages={10} count={count} onPage={setPage} />
}

const stay = () => undefined

export const doc = kitDoc({
  example: Example,
  use: [
    'More than 25 rows: the approval queue, the renewal requests, and each `DataTable` by itself.',
    'With one page it shows the count alone.',
  ],
  avoid: [
    'The messages of a chat. One reads them from the first to the last.',
    'Parts of a form. Steps are `Steps`.',
  ],
  pairs: [
    {
      do: {
        why: 'How many there are, and where one is.',
        draw: (
          <Pagination label="Pages, with a count" page={3} pages={10} count="51–75 of 240" onPage={stay} />
        ),
      },
      dont: {
        why: 'A count that counts nothing.',
        draw: <Pagination label="Pages, without a count" page={3} pages={10} count="Results" onPage={stay} />,
      },
    },
  ],
  access: {
    role: '`navigation`, named by `label`. Give each its own where a page has two.',
    keys: 'Enter on “Previous” and “Next”. At an end the button is off but keeps the focus.',
    said: 'The new count, politely: “26–50 of 240”.',
  },
  contrast: [
    { what: 'The count', ink: 'ink-2', on: 'surface', least: 4.5 },
    { what: 'The edge of the buttons', ink: 'edge', on: 'surface', least: 3 },
  ],
})
