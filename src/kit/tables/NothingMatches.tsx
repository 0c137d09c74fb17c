import { Button } from '../actions/Button'
import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState'

type NothingMatchesProps = Pick<EmptyStateProps, 'level' | 'children'> & {
  /** Empties the search and takes all filters off. */
  onClear: () => void
}

/** In place of rows of which none has what is searched or filtered for. */
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
