import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Avatar } from './Avatar'

function Example() {
  return (
    <p className="flex items-center gap-2.5">
      <Avatar name="Devika Nair" /> Devika Nair
    </p>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'Beside the name of a person: the account in the bars, a renewal request, a team member in the panel.',
    '`ink` for admins, `brand` for clients.',
  ],
  avoid: [
    'Instead of a name. Two people begin with D.',
    'A firm or a plan. The mark of the agency is `LogoMark`.',
  ],
  pairs: [
    {
      do: {
        why: 'The name stands beside it.',
        draw: (
          <p className="flex items-center gap-2.5">
            <Avatar name="Devika Nair" /> Devika Nair
          </p>
        ),
      },
      dont: {
        why: 'Letters alone: who are they? A screen reader says nothing at all.',
        draw: (
          <p className="flex gap-1">
            <Avatar name="Devika Nair" />
            <Avatar name="Dhruv Kale" />
          </p>
        ),
      },
    },
  ],
  access: {
    role: 'None: `aria-hidden`, letter and picture alike.',
    keys: 'None.',
    said: 'Nothing. The name beside it is read.',
  },
  contrast: [
    { what: 'The letter of `brand`', ink: 'brand-text', on: 'brand-tint', least: 4.5 },
    { what: 'The letter of `ink`', ink: 'paper', on: 'ink', least: 4.5 },
  ],
})
