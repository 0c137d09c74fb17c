import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

const stored = storedText('sessionStorage', 'demo-recording-on')

/** Whether this tab is recording; survives a reload. */
export const isRecording = signal(false, {
  read: () => stored.read() !== null,
  write: (next) => stored.write(next ? 'yes' : null),
})
