import { Loader } from 'lucide-react'

/** Use it only inside an element that says what is pending. */
export const Spinner = () => <Loader aria-hidden="true" className="i i-s spin" />
