import { Button } from '@/kit/actions/Button'
import { EmptyState } from '@/kit/feedback/EmptyState'

type NoMatchProps = { things: string; onClear: () => void }

/** Stands in place of a list when no record matches the search. */
export function NoMatch({ things, onClear }: NoMatchProps) {
  return (
    <EmptyState
      title={`No ${things} match`}
      plain
      action={
        <Button size="sm" onClick={onClear}>
          Show all {things}
        </Button>
      }
    >
      None has all the words that you searched for in its name.
    </EmptyState>
  )
}
