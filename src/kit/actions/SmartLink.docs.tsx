import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { TextLink } from '../text/TextLink'
import { SmartLink } from './SmartLink'

function Example() {
  return (
    <SmartLink to="/contact" className="no-underline hover:underline">
      Contact
    </SmartLink>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'A link with a look of its own, such as those of the footer. `TextLink` and `LinkButton` are made of it.',
    'An address that somebody typed: a team member’s profile, a service’s site. One that could run code becomes plain text.',
  ],
  avoid: [
    'An ordinary link in a text: `TextLink`.',
    'A link that looks like a button: `LinkButton`.',
    'Nothing has an address: a button that shows or sends something is a `Button`.',
  ],
  pairs: [
    {
      do: {
        why: '`to` for a page of the product: it changes without loading everything anew.',
        draw: <SmartLink to="/contact">Contact</SmartLink>,
      },
      dont: {
        why: '`href` for a page of the product: the browser loads everything anew, and in a sub-folder the address is wrong.',
        draw: <SmartLink href="/contact">Contact</SmartLink>,
      },
    },
    {
      do: {
        why: 'An address with `javascript:` is shown as text. Nothing can be pressed.',
        draw: <SmartLink href="javascript:alert(1)">Portfolio</SmartLink>,
      },
      dont: {
        why: 'Saying in the words that a new tab opens. The browser shows it, and the phrase is read in every link.',
        draw: <TextLink href="https://portfolio.example">Portfolio (opens in a new tab)</TextLink>,
      },
    },
  ],
  access: {
    role: '`link`, named by its words; plain text where the address is not safe.',
    keys: 'Enter follows it.',
    said: 'Within the site, the title of the new page. The focus is then on its heading.',
  },
  contrast: [{ what: 'The words', ink: 'brand-text', on: 'paper', least: 4.5 }],
})
