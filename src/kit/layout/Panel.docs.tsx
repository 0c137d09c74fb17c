import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { LinkButton } from '../actions/LinkButton'
import { Badge } from '../feedback/Badge'
import { DescriptionList } from '../text/DescriptionList'
import { Panel } from './Panel'

function Example() {
  return (
    <Panel title="Room photos look dark" action={<Badge tone="info">Open</Badge>}>
      <p>The photos of rooms 3 and 4 are much darker on the site than the files that we sent.</p>
    </Panel>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'A part of portal or panel that stands for itself: the plan, the latest tickets, a form, a table.',
    '`flush` for lists and tables, whose lines run to the edge.',
    '`action` for the one thing that belongs to the whole part: “Support”, a count, a status.',
  ],
  avoid: [
    'The site. Its sections are divided by rules and air, not by boxes.',
    'A panel in a panel. Use a heading and a line.',
    'A message: `Banner`.',
  ],
  pairs: [
    {
      do: {
        why: 'A title that names it, and one action in its head.',
        draw: (
          <Panel
            title="Latest tickets"
            action={
              <LinkButton size="sm" to="/dashboard/support">
                All tickets
              </LinkButton>
            }
          >
            <p>Room photos look dark</p>
          </Panel>
        ),
      },
      dont: {
        why: 'Boxes in boxes: three edges around one line, and two headings for it.',
        draw: (
          <Panel title="Tickets">
            <Panel title="Latest">
              <DescriptionList items={[{ term: 'Room photos look dark', value: 'Open' }]} />
            </Panel>
          </Panel>
        ),
      },
    },
  ],
  access: {
    role: '`region`, named by its title, which is a heading of level 2. Without a title it is no landmark.',
    keys: 'None of its own.',
    said: 'Its title, to whoever goes from landmark to landmark or from heading to heading.',
  },
  contrast: [
    { what: 'The title', ink: 'ink', on: 'surface', least: 4.5 },
    { what: 'Quiet text in it', ink: 'ink-2', on: 'surface', least: 4.5 },
  ],
})
