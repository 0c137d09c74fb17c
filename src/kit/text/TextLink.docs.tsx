import { ArrowRight } from 'lucide-react'
import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { TextLink } from './TextLink'

function Example() {
  return (
    <p>
      Money left your account but you cannot find the ID?{' '}
      <TextLink to="/dashboard/support">Open a ticket</TextLink> with the time and amount.
    </p>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'A way to another page in a sentence, or on a line of its own: then `standalone`, which is heavier and easier to hit.',
    'Addresses and phone numbers: `href` with `mailto:` or `tel:`.',
  ],
  avoid: [
    'The next step of a page: `LinkButton`.',
    'Something is done rather than opened: `Button` with `variant` `quiet`.',
  ],
  pairs: [
    {
      do: {
        why: 'The words of the link say where it leads.',
        draw: (
          <p>
            We publish <TextLink to="/plans">what each plan costs</TextLink>.
          </p>
        ),
      },
      dont: {
        why: '“Here” is invisible in a list of links, and the sentence needs its eyes.',
        draw: (
          <p>
            Click <TextLink to="/plans">here</TextLink> for our plans.
          </p>
        ),
      },
    },
    {
      do: {
        why: 'On a line of its own it is 24 px high, with an arrow that points on.',
        draw: (
          <TextLink to="/features" standalone>
            See what is included <ArrowRight aria-hidden="true" />
          </TextLink>
        ),
      },
      dont: {
        why: 'A whole sentence underlined: nobody sees what the word is that counts.',
        draw: (
          <TextLink to="/features">
            If you would like to learn more about all the features, you are welcome to read our page on them.
          </TextLink>
        ),
      },
    },
  ],
  access: {
    role: '`link`, named by its words; plain text where the address is not safe.',
    keys: 'Enter follows it.',
    said: 'After the way within the site, the title of the new page. It is underlined always, not by colour alone.',
  },
  contrast: [
    { what: 'On paper', ink: 'brand-text', on: 'paper', least: 4.5 },
    { what: 'In a panel', ink: 'brand-text', on: 'surface', least: 4.5 },
    { what: 'On a sunken ground', ink: 'brand-text', on: 'sunken', least: 4.5 },
  ],
})
