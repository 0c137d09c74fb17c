import { useState } from 'react'
import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { SearchField } from './SearchField'

function Example() {
  const [search, setSearch] = useState('')
  return <SearchField label="Find the user" placeholder="Name or email" value={search} onChange={setSearch} />
}

type Props = { label: string; hideLabel?: boolean; placeholder?: string }

function Searching(props: Props) {
  const [search, setSearch] = useState('')
  return <SearchField {...props} size="sm" value={search} onChange={setSearch} />
}

export const doc = kitDoc({
  example: Example,
  use: [
    'The rows that are shown become fewer while one types: the lists of the panel, the user to notify.',
    'Above a table `TableTools` has one already.',
  ],
  avoid: [
    'The text is sent by a button: `TextField` in a form.',
    'Fewer than ten rows. They are read faster than a search is typed.',
  ],
  pairs: [
    {
      do: {
        why: 'The hint names what is searched. The hidden label says the same in a word.',
        draw: <Searching label="Search coupons" hideLabel placeholder="Code" />,
      },
      dont: {
        why: '“Search…” in every field: among names, ids or messages?',
        draw: <Searching label="Search" hideLabel placeholder="Search…" />,
      },
    },
  ],
  access: {
    role: '`searchbox`, named by its label, which may be hidden but is never left out.',
    keys: 'Escape empties it first; only then does it close what is around it. The cross does the same and leaves the focus here.',
    said: 'Nothing while one types. The count below the rows is a `status`: “1–3 of 3”.',
  },
  contrast: [
    { what: 'The example in it', ink: 'ink-3', on: 'surface', least: 4.5 },
    { what: 'The edge', ink: 'edge', on: 'paper', least: 3 },
  ],
})
