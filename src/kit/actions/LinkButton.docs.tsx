import { ArrowRight } from 'lucide-react'
import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Button } from './Button'
import { LinkButton } from './LinkButton'

function Example() {
  return (
    <LinkButton to="/plans" variant="primary">
      See the plans
      <ArrowRight aria-hidden="true" />
    </LinkButton>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'The next step of a page is another page: “See the plans” on the home page, “Chat” of a complaint in Help.',
    'It opens another app: the UPI app on a phone, by `href`.',
    'An empty list leads on: “Create a coupon” in Stats.',
  ],
  avoid: [
    'Something is sent, saved or decided: `Button`.',
    'The link stands in a sentence or a list: `TextLink`.',
  ],
  pairs: [
    {
      do: {
        why: 'It leads somewhere, so it is a link: it opens in a new tab, and its address can be copied.',
        draw: (
          <LinkButton to="/plans" variant="primary">
            See the plans
          </LinkButton>
        ),
      },
      dont: {
        why: 'A `Button` that navigates has no address. A middle click does nothing, a screen reader promises an action.',
        draw: <Button variant="primary">See the plans</Button>,
      },
    },
    {
      do: {
        why: 'The words name the place.',
        draw: (
          <LinkButton to="/plans" size="sm">
            Compare the plans
          </LinkButton>
        ),
      },
      dont: {
        why: 'In a list of all links of a page, “Click here” says nothing.',
        draw: (
          <LinkButton to="/plans" size="sm">
            Click here
          </LinkButton>
        ),
      },
    },
  ],
  access: {
    role: '`link`, named by its words. To another host it opens a new tab, without handing on where it came from.',
    keys: 'Tab reaches it, Enter follows it. Space scrolls the page, as it does on every link.',
    said: 'After the way within the site, the title of the new page.',
  },
  contrast: [
    { what: 'Words of `primary`', ink: 'on-brand', on: 'brand', least: 4.5 },
    { what: 'Words of `secondary`', ink: 'ink', on: 'surface', least: 4.5 },
  ],
})
