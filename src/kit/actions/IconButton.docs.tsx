import { Check, Power, Trash2 } from 'lucide-react'
import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Button } from './Button'
import { IconButton } from './IconButton'

function Example() {
  return <IconButton label="Delete FIRST500" variant="danger" icon={<Trash2 aria-hidden="true" />} />
}

export const doc = kitDoc({
  example: Example,
  use: [
    'The icon is known to everybody and the place is tight: the bin in a row of coupons, the cross of a dialog, the eye in a password field.',
    'It repeats in each row. Then `label` names the row too: “Delete FIRST500”.',
  ],
  avoid: [
    'There is room for a word: `Button`. A word is understood at once, an icon is guessed.',
    'The icon has no common meaning. Nobody guesses what a clock does to a subscription.',
    'It leads to a page: `LinkButton`.',
  ],
  pairs: [
    {
      do: {
        why: 'The name says what is deleted. A screen reader lists the buttons of a table without their rows.',
        draw: <IconButton label="Delete FIRST500" variant="danger" icon={<Trash2 aria-hidden="true" />} />,
      },
      dont: {
        why: 'The main thing of a view behind an icon, which many people will not find.',
        draw: (
          <p className="flex items-center gap-3">
            Payment received?
            <IconButton label="Approve" variant="primary" icon={<Check aria-hidden="true" />} />
          </p>
        ),
      },
    },
    {
      do: {
        why: 'Beside words it stays quiet, and the words lead.',
        draw: (
          <div className="flex items-center gap-2">
            <Button size="sm">Deactivate</Button>
            <IconButton label="Delete MONSOON" variant="danger" icon={<Trash2 aria-hidden="true" />} />
          </div>
        ),
      },
      dont: {
        why: 'Two icons without a word are a riddle, and the dangerous one looks like the other.',
        draw: (
          <div className="flex items-center gap-2">
            <IconButton label="Deactivate OLD100" icon={<Power aria-hidden="true" />} />
            <IconButton label="Delete OLD100" icon={<Trash2 aria-hidden="true" />} />
          </div>
        ),
      },
    },
  ],
  access: {
    role: '`button`, named by `label`, which is its tooltip too. The icon is hidden from screen readers.',
    keys: 'Tab reaches it, Enter and Space press it.',
    said: 'Its name; while `busy`, that it is busy. It measures 34 px with a mouse and 40 px under a finger.',
  },
  contrast: [
    { what: 'The icon of `quiet`', ink: 'brand-text', on: 'paper', least: 3 },
    { what: 'The icon of `danger`', ink: 'err', on: 'surface', least: 3 },
  ],
})
