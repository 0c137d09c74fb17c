import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { SkeletonList } from '../feedback/SkeletonList'
import { Panel } from '../layout/Panel'
import { SkeletonTable } from './SkeletonTable'

function Example() {
  return (
    <Panel flush>
      <SkeletonTable rows={4} columns={5} />
    </Panel>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'A table loads for the first time: the tabs of the panel, the queue, the purchases. `QueryView` takes it as its `skeleton`.',
    'As many columns as the table has.',
  ],
  avoid: [
    'A list of entries: `SkeletonList`.',
    'The next page, a search, a new sort. The rows are there already.',
  ],
  pairs: [
    {
      do: {
        why: 'Tools, head and rows stand where they will stand.',
        draw: (
          <Panel flush>
            <SkeletonTable rows={3} columns={4} />
          </Panel>
        ),
      },
      dont: {
        why: 'The shape of a list for a table: everything moves when the rows come.',
        draw: (
          <Panel flush>
            <SkeletonList rows={3} />
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
