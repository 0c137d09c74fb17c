import type { MockCall } from '@mocks/calls/calls'
import type { Message } from '@mocks/calls/message'
import type { Entry, Har, PostData, Request, Response } from 'har-format'
import { brand } from '@/config/brand'
import { outcomeText } from './words'

/** The calls as a HAR 1.2 file, which browsers' tools open. What the format has no field for begins with `_`, as it asks. */
export function harOf(calls: readonly MockCall[]): Har {
  return {
    log: {
      version: '1.2',
      creator: { name: `${brand.name} demo`, version: '1' },
      entries: calls.map(entryOf),
    },
  }
}

function entryOf(call: MockCall): Entry {
  const { startedAt, durationMs, operation, who, outcome, deviations } = call
  const time = durationMs ?? 0
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time,
    request: requestOf(call),
    response: responseOf(call),
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    _operation: operation,
    _who: who,
    _deviations: deviations,
    ...(typeof outcome === 'number' ? {} : { comment: outcomeText(outcome) }),
  }
}

function requestOf({ method, url, request }: MockCall): Request {
  const queryString = [...new URL(url).searchParams].map(([name, value]) => ({ name, value }))
  const postData = postDataOf(request)
  return {
    method,
    url,
    ...lines(request),
    queryString,
    ...(postData ? { postData } : {}),
    bodySize: bytesOf(request),
  }
}

function postDataOf(request: Message | null): PostData | undefined {
  if (request === null || request.body.kind === 'none') return undefined
  const mimeType = typeOf(request)
  if (request.body.kind === 'text') return { mimeType, text: request.body.text }
  const params = request.body.fields.map(({ name, ...field }) =>
    'value' in field ? { name, value: field.value } : { name, fileName: field.file, contentType: field.type },
  )
  return { mimeType, params }
}

function responseOf({ outcome, answer }: MockCall): Response {
  const text = answer?.body.kind === 'text' ? answer.body.text : undefined
  return {
    status: typeof outcome === 'number' ? outcome : 0,
    statusText: '',
    ...lines(answer),
    content: {
      size: Math.max(0, bytesOf(answer)),
      mimeType: typeOf(answer),
      ...(text === undefined ? {} : { text }),
    },
    redirectURL: '',
    bodySize: bytesOf(answer),
  }
}

const lines = (message: Message | null) => ({
  httpVersion: 'HTTP/1.1',
  cookies: [],
  headers: (message?.headers ?? []).map(([name, value]) => ({ name, value })),
  // not known: nothing went over a wire
  headersSize: -1,
})

/** -1 where it is not known. */
function bytesOf(message: Message | null): number {
  if (message === null || message.body.kind === 'form') return -1
  return message.body.kind === 'none' ? 0 : message.body.bytes
}

const typeOf = (message: Message | null): string =>
  message?.headers.find(([name]) => name === 'content-type')?.[1] ?? 'x-unknown'
