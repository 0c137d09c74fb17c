import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Phrases } from './Phrases'

const hours = 'Monday to Saturday, 11AM - 9PM IST, by phone and email'

function Example() {
  return (
    <p>
      A person checks the payment, <Phrases text="Monday to Saturday, 11AM - 9PM" />.
    </p>
  )
}

export const doc = kitDoc({
  example: Example,
  use: ['The agency’s hours in a sentence, on contact, payment and register. They come from `brand.ts`.'],
  avoid: [
    'A whole paragraph. Its commas are many, and some parts are longer than a phone is wide.',
    'A text with an address or a name that may be long.',
  ],
  pairs: [
    {
      do: {
        why: 'The line breaks after a comma.',
        draw: (
          <p className="w-58">
            <Phrases text={hours} />
          </p>
        ),
      },
      dont: {
        why: 'The line breaks where it likes, and leaves “11AM -” behind.',
        draw: <p className="w-58">{hours}</p>,
      },
    },
  ],
  access: {
    role: 'None: it is text.',
    keys: 'None.',
    said: 'The sentence, without a pause that is not in it.',
  },
  contrast: null,
})
