import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Container } from './Container'

function Example() {
  return (
    <Container>
      <h3>Plans</h3>
      <p>As wide as the page, 1200 px at most, with gutters that grow from 16 to 40 px.</p>
    </Container>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'Around the content of each section of the site, of the payment page and of the error pages, so that all edges stand in one line.',
    'A coloured band runs to both edges of the window; the container stands in it.',
  ],
  avoid: [
    'Portal and panel: their shells have a rail and set the width themselves.',
    'One in another. The gutters would be there twice.',
  ],
  pairs: [
    {
      do: {
        why: 'The band outside, the container inside.',
        draw: (
          <div className="-mx-5 bg-sunken py-6">
            <Container>The texts keep their edge.</Container>
          </div>
        ),
      },
      dont: {
        why: 'The band inside: it ends in the middle of nowhere, and its text stands off the edge of all others.',
        draw: (
          <Container className="-mx-5">
            <div className="bg-sunken px-6 py-6">The texts are indented.</div>
          </Container>
        ),
      },
    },
  ],
  access: {
    role: 'None: a `div`. Landmarks are set by the page.',
    keys: 'None.',
    said: 'Nothing. At 320 px and at 400 per cent the gutters are 16 px, and nothing scrolls sideways.',
  },
  contrast: null,
})
