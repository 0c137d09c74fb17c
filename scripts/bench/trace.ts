/** A task of the main thread: how long it took, and what took most of it. */
export type Task = { ms: number; work: string }

/** What Chromium has to note for `longestTask`. */
export const traceCategories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'v8.execute',
] as const

type Event = {
  name: string
  pid: number
  tid: number
  /** Its beginning and length, in microseconds. */
  ts: number
  dur?: number
  args?: { data?: { url?: string; functionName?: string }; fileName?: string }
}
type Span = Event & { dur: number }

const WORKS = 3

/** The longest task that the page's own thread did after the document had begun. Throws where the trace has none. */
export function longestTask(trace: string, address: string): Task {
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: Event[] }
  const begin = events.find(({ name, args }) => name === 'CommitLoad' && args?.data?.url === address)
  if (!begin) throw new Error(`The trace does not show ${address}`)
  const spans = events.filter(
    (event): event is Span =>
      event.pid === begin.pid && event.tid === begin.tid && event.ts >= begin.ts && event.dur !== undefined,
  )
  const longest = spans
    .filter(({ name }) => name.endsWith('RunTask'))
    .reduce<Span | undefined>((most, span) => (most && most.dur >= span.dur ? most : span), undefined)
  if (!longest) throw new Error(`The trace shows no task of ${address}`)
  return { ms: longest.dur / 1000, work: workIn(longest, spans) }
}

/** What took most of the task, with its own ms. */
function workIn(task: Span, spans: readonly Span[]): string {
  const own = new Map<string, number>()
  const open: Span[] = []
  const inside = spans
    .filter(
      ({ ts, dur, name }) => ts >= task.ts && ts + dur <= task.ts + task.dur && !name.endsWith('RunTask'),
    )
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
  for (const span of inside) {
    let outer = open.at(-1)
    while (outer && outer.ts + outer.dur <= span.ts) {
      open.pop()
      outer = open.at(-1)
    }
    if (outer) own.set(nameOf(outer), (own.get(nameOf(outer)) ?? 0) - span.dur)
    own.set(nameOf(span), (own.get(nameOf(span)) ?? 0) + span.dur)
    open.push(span)
  }
  return [...own]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, WORKS)
    .map(([name, time]) => `${name} ${Math.round(time / 1000)} ms`)
    .join(', ')
}

/** The event, with the function and the file that it names: `v8.evaluateModule`, `FunctionCall startPage team`. */
function nameOf({ name, args }: Event): string {
  const file = (args?.data?.url ?? args?.fileName)?.split(/[/?]/).findLast((part) => part !== '')
  return [name, args?.data?.functionName, file].filter(Boolean).join(' ')
}
