import { Loader } from 'lucide-react'
import { cx } from '../cx'

/** Only ever inside something that says what it waits for. */
export function Spinner({ className }: { className?: string }) {
  return <Loader aria-hidden="true" className={cx('i i-s spin', className)} />
}
