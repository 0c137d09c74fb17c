import { signal } from './signal'

// A failure that the product handles is a warning; what a test or a monitor does with it is theirs to say.
const sink = signal(({ message, cause }: Error): void => {
  console.warn(message, cause ?? '')
})

/** Sends what is logged from here on elsewhere. */
export const setLogSink = sink.set

/** Logs something that failed and was handled: what, in the message, and why, in the cause. */
export const logFailure = (failure: Error): void => sink.get()(failure)
