import { RotateCw } from 'lucide-react'
import { Button } from './Button'

type RetryButtonProps = {
  /** The next try is under way. */
  trying: boolean
  /** Tries once more. */
  onRetry: () => void
  /** What it says. */
  label?: string
}

/** The way on from a failure, in its banner. The failure stays until the next answer, and the focus with it. */
export function RetryButton({ trying, onRetry, label = 'Try again' }: RetryButtonProps) {
  return (
    <Button
      size="sm"
      icon={<RotateCw aria-hidden="true" />}
      busy={trying}
      busyLabel="Trying…"
      onClick={onRetry}
    >
      {label}
    </Button>
  )
}
