type Sink = (text: string, detail?: unknown) => void

// A failure that the product handles is a warning; what a test or a monitor does with it is theirs to say.
let sink: Sink = (text, detail) => {
  console.warn(text, detail ?? '')
}

/** Sends what is logged from here on elsewhere; returns the sink that stood before. */
export function setLogSink(next: Sink): Sink {
  const before = sink
  sink = next
  return before
}

/** Writes one line about something that failed and was handled. */
export function logFailure(text: string, detail?: unknown): void {
  sink(text, detail)
}
