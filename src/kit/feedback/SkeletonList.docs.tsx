import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Panel } from '../layout/Panel'
import { SkeletonList } from './SkeletonList'

function Example() {
  return <SkeletonList rows={3} />
}

export const doc = kitDoc({
  example: Example,
  use: [
    'A panel with a list of entries loads for the first time: tickets, notifications, sent messages, renewal requests.',
    '`header` where the panel’s own head is not known before the answer.',
  ],
  avoid: [
    'A table: `SkeletonTable` has its tools and its rows.',
    'Entries of another shape, such as a plan’s card: draw it with `Skeleton`.',
  ],
  pairs: [
    {
      do: {
        why: 'As many rows as usually come. The panel keeps its height.',
        draw: (
          <Panel title="Latest tickets" flush>
            <SkeletonList rows={3} />
          </Panel>
        ),
      },
      dont: {
        why: 'One row where ten come: the page below jumps down.',
        draw: (
          <Panel title="All tickets" flush>
            <SkeletonList rows={1} />
          </Panel>
        ),
      },
    },
  ],
  access: {
    role: 'A busy part with a `status` in it.',
    keys: 'None: there is nothing to press yet.',
    said: '“Loading…”, once.',
  },
  contrast: null,
})
