import { brand } from '@/config/brand'
import { LogoMark } from '@/config/LogoMark'
import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { HomeLink } from './HomeLink'

function Example() {
  return <HomeLink name={brand.name} mark={<LogoMark />} to="/" className="text-ink" />
}

export const doc = kitDoc({
  example: Example,
  use: [
    'Once in the chrome of site, portal and panel: the mark and the name, first in the bar, leading home.',
    'Name and mark come from `brand.ts` and `LogoMark`, so that re-branding changes every bar.',
  ],
  avoid: [
    'The name in a text, on the acknowledgement or in the footer’s small print. There it is a word, not a link.',
    'A second one on the same page. Two links with one name and one place are one too many.',
  ],
  pairs: [
    {
      do: {
        why: 'Mark and name are one link with one target.',
        draw: <HomeLink name={brand.name} mark={<LogoMark />} to="/" className="text-ink" />,
      },
      dont: {
        why: 'A slogan in it makes the name that screen readers hear first on every page a long one.',
        draw: (
          <HomeLink
            name={`${brand.name}, websites for small shops`}
            mark={<LogoMark />}
            to="/"
            className="text-ink"
          />
        ),
      },
    },
  ],
  access: {
    role: '`link`, named by the brand and “home page”: the name alone would not say where it leads.',
    keys: 'Enter follows it. It is the first stop after “Skip to content”.',
    said: 'After the way home, the title of the home page.',
  },
  contrast: [{ what: 'The name', ink: 'ink', on: 'paper', least: 4.5 }],
})
