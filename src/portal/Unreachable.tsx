import { failureText } from '@/api/errors'
import { Banner } from '@/kit/Banner'
import { Button } from '@/kit/Button'

/** Somebody may be signed in, but who it is could not be asked. */
export function Unreachable({ retry, className }: { retry: () => void; className?: string }) {
  return (
    <Banner
      tone="err"
      className={className}
      action={
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      }
    >
      {failureText('getMe', null)}
    </Banner>
  )
}
