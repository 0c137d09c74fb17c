import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Kbd } from './Kbd'

function Example() {
  return (
    <p>
      <Kbd>j</Kbd> <Kbd>k</Kbd> move
    </p>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'A key that does something on this screen: the legend of the queue, and its hint on the buttons of the row in focus.',
    'Only where there is a keyboard: the queue hides it on narrow windows.',
  ],
  avoid: [
    'Text that is to be typed, or code.',
    'The only way to learn of a command. Each key of the queue has its button.',
  ],
  pairs: [
    {
      do: {
        why: 'One key in one frame, and beside it what it does.',
        draw: (
          <p>
            <Kbd>a</Kbd> approve
          </p>
        ),
      },
      dont: {
        why: 'A command in the frame of a key. Nobody has a key “approve”.',
        draw: (
          <p>
            Press <Kbd>approve</Kbd>
          </p>
        ),
      },
    },
  ],
  access: {
    role: 'The native `kbd`, which is text.',
    keys: 'None of its own. The control that the key works has `aria-keyshortcuts`, and single keys can be switched off.',
    said: 'Its letter. On a button it is hidden, for the button tells its key already.',
  },
  contrast: [{ what: 'The letter', ink: 'ink-2', on: 'surface', least: 4.5 }],
})
