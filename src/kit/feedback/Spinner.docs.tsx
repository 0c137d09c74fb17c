import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Button } from '../actions/Button'
import { Spinner } from './Spinner'

function Example() {
  return (
    <p className="flex items-center gap-2">
      <Spinner /> Signing in…
    </p>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'Beside words that say what is waited for. `Button` and `IconButton` bring it along when they are `busy`.',
    'Under a second it is seldom seen. That is right: nothing else should flash.',
  ],
  avoid: [
    'A page or a panel loads: `Skeleton` shows what comes.',
    'Alone. A circle that turns does not say whether anything happens.',
  ],
  pairs: [
    {
      do: {
        why: 'In the button that was pressed, with its verb.',
        draw: (
          <Button variant="primary" busy busyLabel="Applying…">
            Apply
          </Button>
        ),
      },
      dont: {
        why: 'Alone beside it: what was pressed, and does it work?',
        draw: (
          <div className="flex items-center gap-3">
            <Button variant="primary">Apply</Button>
            <Spinner />
          </div>
        ),
      },
    },
  ],
  access: {
    role: 'None: `aria-hidden`. The words beside it are the message.',
    keys: 'None.',
    said: 'Nothing. It stands still where less motion is asked for.',
  },
  contrast: [{ what: 'The circle', ink: 'ink', on: 'paper', least: 3 }],
})
