import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Banner } from './Banner'
import { UnreadNote } from './UnreadNote'

function Example() {
  return <UnreadNote count={2} />
}

export const doc = kitDoc({
  example: Example,
  use: [
    'At the end of portal, panel and plans: the server sent rows that nobody could make sense of, and they are left out.',
    'The count comes from the reader of the answers. With 0 it draws nothing.',
  ],
  avoid: [
    'Nothing could be read: `QueryView` shows a failure.',
    'Messages that a person has not read yet: `Badge` with “Unread”.',
  ],
  pairs: [
    {
      do: {
        why: 'Quiet, below the list, and honest.',
        draw: <UnreadNote count={1} />,
      },
      dont: {
        why: 'An alarm above a list that works. Only the server’s people can do something about it.',
        draw: <Banner tone="err">1 entry could not be read.</Banner>,
      },
    },
  ],
  access: {
    role: '`status`.',
    keys: 'None.',
    said: 'Politely, when the rows are there.',
  },
  contrast: [{ what: 'The line', ink: 'ink-3', on: 'paper', least: 4.5 }],
})
