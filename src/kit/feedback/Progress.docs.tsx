import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Progress } from './Progress'

function Example() {
  return (
    <Progress label="67 of 90 days used" value={67} max={90} at="Today, day 67" start="15 Sep" end="14 Dec" />
  )
}

export const doc = kitDoc({
  example: Example,
  use: ['A span of time with a beginning, a today and an end: the term of a plan in the portal.'],
  avoid: [
    'A call is running: `busy` on its `Button`. Nobody knows how long the server takes.',
    'Steps that are done one after the other: `Steps`.',
    'A share without time. A figure says it better: `Stat`.',
  ],
  pairs: [
    {
      do: {
        why: 'Three words place it: where it began, where we are, when it ends.',
        draw: (
          <Progress
            label="60 of 90 days used"
            value={60}
            max={90}
            at="Today, day 60"
            start="15 Sep"
            end="14 Dec"
          />
        ),
      },
      dont: {
        why: 'Bare percentages: of what, and until when?',
        draw: <Progress label="67 per cent" value={67} max={100} at="67 %" start="0 %" end="100 %" />,
      },
    },
  ],
  access: {
    role: '`img`, named by `label`. It is a picture of the past, not the progress of a running task.',
    keys: 'None.',
    said: 'The label as one sentence: “67 of 90 days used”.',
  },
  contrast: [
    { what: 'The part that is over, against the rest', ink: 'brand', on: 'sunken', least: 3 },
    { what: 'The pin', ink: 'ink', on: 'surface', least: 3 },
    { what: 'Both dates', ink: 'ink-3', on: 'surface', least: 4.5 },
  ],
})
