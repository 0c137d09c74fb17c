import { noteInMeta } from './coverage/noteInMeta'
import { judgeOnAPhone } from './onAPhone'

// Hooks run last-declared first: a page is known by what the preview noted of it.
judgeOnAPhone()
// the preview notes the calls of a story
noteInMeta()
