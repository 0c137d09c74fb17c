import { Button } from '../actions/Button'
import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState'

type NothingMatchesProps = Pick<EmptyStateProps, 'level' | 'children'> & {
  /** Called to clear the search and all filters. */
  onClear: () => void
}

/** Replaces the rows if none match the search and the filters. */
export function NothingMatches({ onClear, level, children }: NothingMatchesProps) {
  return (
    <EmptyState
      title="Nothing matches"
      level={level}
      action={
        <Button size="sm" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
