import { Loader } from 'lucide-react'

/** Only ever inside something that says what it waits for. */
export const Spinner = () => <Loader aria-hidden="true" className="i i-s spin" />
