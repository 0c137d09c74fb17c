import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { LoadingStatus } from './LoadingStatus'
import { Skeleton } from './Skeleton'

function Example() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <LoadingStatus label="Loading the plans…" />
      <Skeleton width="60%" />
      <Skeleton shape="block" />
    </div>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'Once beside skeletons that are drawn by hand: the plans, the figures of the panel’s home, the login form.',
    'Inside of the part that is busy, so that it goes when the content comes.',
  ],
  avoid: [
    '`SkeletonList` and `SkeletonTable` say it already.',
    'A button waits: its `busyLabel` says what it does.',
  ],
  pairs: [
    {
      do: {
        why: 'One sentence for the whole group of shapes.',
        draw: (
          <div aria-busy="true" className="grid gap-3">
            <LoadingStatus />
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </div>
        ),
      },
      dont: {
        why: 'Shapes alone. Whoever does not see them hears nothing, and waits without knowing.',
        draw: (
          <div className="grid gap-3">
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </div>
        ),
      },
    },
  ],
  access: {
    role: '`status`, hidden from the eye.',
    keys: 'None.',
    said: '“Loading…”, or its `label`, politely. When the content comes, the page’s own heading or count speaks.',
  },
  contrast: null,
})
