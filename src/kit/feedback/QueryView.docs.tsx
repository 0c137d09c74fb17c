import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { DescriptionList } from '../text/DescriptionList'
import { Banner } from './Banner'
import { EmptyState } from './EmptyState'
import { QueryView, type QueryLike } from './QueryView'
import { SkeletonList } from './SkeletonList'

const settled = {
  error: null,
  isFetching: false,
  errorUpdateCount: 0,
  refetch: () => undefined,
}
const plans: QueryLike<string[]> = { ...settled, data: ['Starter', 'Premium'] }

function Example() {
  return (
    <QueryView
      query={plans}
      skeleton={<SkeletonList rows={2} />}
      failed="Could not fetch plans."
      empty={{ when: (names) => names.length === 0, view: <EmptyState plain title="No plans yet" /> }}
    >
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </QueryView>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'Every part of a screen that shows data of the server: a tab’s table, the queue, the tickets, the other plans.',
    'One for each panel. One that fails leaves the others standing.',
    '`failed` takes the text of the catalogue, by `failureText`.',
  ],
  avoid: [
    'A form that sends: its mutation shows a failure beside the button.',
    'The whole page waits for one small figure. Give the figure a view of its own.',
  ],
  pairs: [
    {
      do: {
        why: 'What was there stays, and the failure stands above it with its retry.',
        draw: (
          <QueryView
            query={{ ...plans, error: new Error('no answer') }}
            skeleton={<SkeletonList rows={2} />}
            failed="Could not fetch plans."
          >
            {(names) => <DescriptionList items={names.map((name) => ({ term: name, value: 'on sale' }))} />}
          </QueryView>
        ),
      },
      dont: {
        why: 'A failure that takes away what was read a moment ago, and leaves no way to try again.',
        draw: <Banner tone="err">Could not fetch plans.</Banner>,
      },
    },
  ],
  access: {
    role: 'None of its own. The part is `aria-busy` while it fetches.',
    keys: 'Tab reaches “Try again”. It keeps the focus while it tries.',
    said: '“Loading…” from the skeleton, then the failure at once as an alert. Content that comes is not read out.',
  },
  contrast: null,
})
