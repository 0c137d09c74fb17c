import { signal } from './signal'

type Report = (failure: Error) => void

// a handled failure is a warning, not an error
const sink = signal<Report>(({ message, cause }) => {
  console.warn(message, cause ?? '')
})

const reporter = signal<Report | null>(null)

/** Replaces the console as the log's destination. */
export const setLogSink = sink.set

/** Also sends failures to an error reporter such as Sentry. */
export const setErrorReporter = reporter.set

/** For a failure that is already in the console. Never throws. */
export function reportFailure(failure: unknown): void {
  try {
    reporter.get()?.(failure instanceof Error ? failure : new Error(String(failure)))
  } catch (error) {
    console.warn('The error reporter failed', error)
  }
}

/** Logs a handled failure: the message says what failed, the cause why. */
export function logFailure(failure: Error): void {
  sink.get()(failure)
  reportFailure(failure)
}
