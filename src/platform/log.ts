type Sink = (failure: Error) => void

// A failure that the product handles is a warning; what a test or a monitor does with it is theirs to say.
let sink: Sink = ({ message, cause }) => {
  console.warn(message, cause ?? '')
}

/** Sends what is logged from here on elsewhere; returns the sink that stood before. */
export function setLogSink(next: Sink): Sink {
  const before = sink
  sink = next
  return before
}

/** Logs something that failed and was handled: what, in the message, and why, in the cause. */
export function logFailure(failure: Error): void {
  sink(failure)
}
