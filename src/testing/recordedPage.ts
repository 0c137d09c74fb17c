import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach } from 'vitest'
import { record } from '@/demo/record/recorder'
import { recording } from '@/demo/record/recording'
import { emptyRecording } from '@/demo/record/samples'
import { entryInWords } from '@/demo/record/story'

/** Records what is done on a page until the test ends. */
export function recordedPage() {
  let stop = () => {}
  afterEach(() => {
    stop()
    document.body.innerHTML = ''
  })
  return {
    /** By default, also records scripted events, because the events of a test are not `isTrusted`. */
    show: (html: string, isReal = (_event: Event) => true): UserEvent => {
      document.body.innerHTML = html
      recording.set(emptyRecording)
      stop = record(document, isReal)
      return userEvent.setup()
    },
    words: () => recording.get()?.entries.map(entryInWords),
    stop: () => stop(),
  }
}
