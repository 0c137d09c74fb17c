import { signal } from './signal'

type Report = (failure: Error) => void

// A failure that the product handles is a warning; what a test or a monitor does with it is theirs to say.
const sink = signal<Report>(({ message, cause }) => {
  console.warn(message, cause ?? '')
})

const reporter = signal<Report | null>(null)

/** Replaces the console as the place for what is logged from here on. */
export const setLogSink = sink.set

/** Also sends failures to an error reporter, such as Sentry. There is none by default. */
export const setErrorReporter = reporter.set

/** Sends a failure that is already in the console to the error reporter, whose own failure does no harm. */
export function reportFailure(failure: unknown): void {
  try {
    reporter.get()?.(failure instanceof Error ? failure : new Error(String(failure)))
  } catch (error) {
    console.warn('The error reporter failed', error)
  }
}

/** Logs something that failed and was handled: what, in the message, and why, in the cause. */
export function logFailure(failure: Error): void {
  sink.get()(failure)
  reportFailure(failure)
}
