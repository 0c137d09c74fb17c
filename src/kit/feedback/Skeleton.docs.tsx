import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { LoadingStatus } from './LoadingStatus'
import { Skeleton } from './Skeleton'
import { Spinner } from './Spinner'

function Example() {
  return (
    <div aria-busy="true" className="flex items-center gap-3">
      <LoadingStatus />
      <Skeleton shape="circle" width={40} height={40} />
      <div className="grid grow gap-2">
        <Skeleton width="50%" />
        <Skeleton width="30%" height={11} />
      </div>
    </div>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'The first load of something with a shape of its own: a plan’s card, a chart, a figure, the account in the bar.',
    'As large as what comes, so that nothing moves when it is there.',
  ],
  avoid: [
    'A list or a table: `SkeletonList`, `SkeletonTable`.',
    'Something is fetched once more. What is there stays; `QueryView` sees to it.',
    'A button was pressed: `busy` on the `Button`.',
  ],
  pairs: [
    {
      do: {
        why: 'The shape of what comes: a name, a line below it.',
        draw: (
          <div aria-busy="true" className="grid gap-2">
            <LoadingStatus />
            <Skeleton width="50%" height={18} />
            <Skeleton width="80%" />
            <Skeleton width="66%" />
          </div>
        ),
      },
      dont: {
        why: 'A spinner in an empty room. It says nothing, and the page jumps when the content comes.',
        draw: (
          <p className="flex items-center justify-center gap-2 py-8 text-ink-2">
            <Spinner /> Please wait
          </p>
        ),
      },
    },
  ],
  access: {
    role: 'None: `aria-hidden`. `LoadingStatus` speaks once for all shapes of a part.',
    keys: 'None.',
    said: 'Nothing. The sheen that runs over it stands still where less motion is asked for.',
  },
  contrast: null,
})
