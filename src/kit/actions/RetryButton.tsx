import { RotateCw } from 'lucide-react'
import { Button } from './Button'

type RetryButtonProps = {
  /** Whether a retry is running. */
  trying: boolean
  /** Called to retry. */
  onRetry: () => void
  /** The button's text. */
  label?: string
}

/** A button that retries after a failure. Until the next response, the failure stays visible and the focus is kept. */
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
