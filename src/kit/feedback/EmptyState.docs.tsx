import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { LinkButton } from '../actions/LinkButton'
import { EmptyState } from './EmptyState'

function Example() {
  return (
    <EmptyState
      title="Nobody is waiting"
      level={2}
      action={
        <LinkButton size="sm" to="/admin-dashboard/renewal-requests">
          Look at renewal requests
        </LinkButton>
      }
    >
      Every payment that clients have submitted is decided. The next one appears here.
    </EmptyState>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'A list or a table has loaded and holds nothing: no ticket yet, nobody in the queue, no coupon used.',
    'Say in one line why it is empty or when something comes, and offer the next step where there is one.',
    '`plain`, without the picture, in a panel among others: the charts of Stats, other plans on the expired page.',
  ],
  avoid: [
    'Rows exist and the search hides them: `NothingMatches`, which clears the filters.',
    'It could not be loaded: `QueryView` shows the failure. An empty list after a failure would be a lie.',
    'It is still loading: `SkeletonList` or `SkeletonTable`.',
  ],
  pairs: [
    {
      do: {
        why: 'Why it is empty, and what to do about it.',
        draw: (
          <EmptyState
            title="Nothing sent yet"
            plain
            action={
              <LinkButton size="sm" to="/admin-dashboard/notifications">
                Write the first one
              </LinkButton>
            }
          >
            Notifications to clients are listed here.
          </EmptyState>
        ),
      },
      dont: {
        why: 'A word of the database. Is this right, or is something broken?',
        draw: <EmptyState title="No data" plain />,
      },
    },
  ],
  access: {
    role: 'A heading of the given `level`, so that it can be found by headings.',
    keys: 'Tab reaches the action.',
    said: 'Nothing by itself. Where rows disappear after an action, that action’s `Banner` says so.',
  },
  contrast: [
    { what: 'The heading', ink: 'ink', on: 'surface', least: 4.5 },
    { what: 'The line below it', ink: 'ink-2', on: 'surface', least: 4.5 },
  ],
})
