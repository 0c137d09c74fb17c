import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Doorway } from './Doorway'
import { EmptyState } from './EmptyState'

function Example() {
  return <Doorway />
}

export const doc = kitDoc({
  example: Example,
  use: [
    'Where a page leads nowhere: the 404 of the site and of the panel.',
    'In lists that are empty and will fill. `EmptyState` brings it along.',
  ],
  avoid: [
    'Beside content, as decoration. It means that nobody has come in yet.',
    'Where something failed: `Banner`. An open door is no excuse.',
    'Twice on one page. In a panel among panels set `plain` on `EmptyState`.',
  ],
  pairs: [
    {
      do: {
        why: 'The whole list is empty, and the picture has the room.',
        draw: (
          <EmptyState title="Nobody is waiting">
            Every payment that clients have submitted is decided. The next one appears here.
          </EmptyState>
        ),
      },
      dont: {
        why: 'Above a failure: it looks as if all were well.',
        draw: <EmptyState title="Could not fetch plans.">Try again later.</EmptyState>,
      },
    },
  ],
  access: {
    role: 'None: `aria-hidden`. The heading beside it says what there is to say.',
    keys: 'None.',
    said: 'Nothing.',
  },
  contrast: [{ what: 'Its lines', ink: 'edge', on: 'paper', least: 3 }],
})
