import { noteInMeta } from './coverage/noteInMeta'

// the preview notes the calls of a story
noteInMeta()
