import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

const stored = storedText('sessionStorage', 'demo-recording-on')

/** Whether this tab notes what is done on the page; a load of the page does not end it. */
export const isRecording = signal(false, {
  read: () => stored.read() !== null,
  write: (next) => stored.write(next ? 'yes' : null),
})
