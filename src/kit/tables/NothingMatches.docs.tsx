import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { EmptyState } from '../feedback/EmptyState'
import { NothingMatches } from './NothingMatches'

const clear = () => undefined

function Example() {
  return (
    <NothingMatches level={2} onClear={clear}>
      No waiting request has what you searched or filtered for.
    </NothingMatches>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'Rows exist, and search or filters hide all of them: in the approval queue, and in each `DataTable` by itself.',
  ],
  avoid: ['There is no row at all: `EmptyState`.', 'The rows could not be loaded: `QueryView`.'],
  pairs: [
    {
      do: {
        why: 'It says why nothing is there, and one press brings everything back.',
        draw: <NothingMatches onClear={clear}>No row has what you searched or filtered for.</NothingMatches>,
      },
      dont: {
        why: 'It looks as if all coupons were gone.',
        draw: <EmptyState title="No coupons yet">Add the first one with the form on this page.</EmptyState>,
      },
    },
  ],
  access: {
    role: 'A heading of the given `level`, and a `button` “Clear filters”.',
    keys: 'Enter on the button clears search and filters.',
    said: 'The count below says “0 of 0”, politely.',
  },
  contrast: [{ what: 'The line', ink: 'ink-2', on: 'surface', least: 4.5 }],
})
