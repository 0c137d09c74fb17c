import type { MockCall } from '@mocks/calls/calls'
import type { Body } from '@mocks/calls/message'
import { HIDDEN } from '@mocks/calls/secrets'
import { type CurlCall, curlCommand } from '@/lib/curl'

/** What a browser adds by itself, such as its name and the encodings that it takes, is none of the call's own. */
const ownHeaders = ['accept', 'authorization', 'content-type']

/** The call as a shell command; undefined when only the beginning of its body is kept, or nothing of it yet. */
export function curlOf({ method, url, request }: MockCall): string | undefined {
  if (request === null || (request.body.kind === 'text' && request.body.cut)) return undefined
  const isForm = request.body.kind === 'form'
  return curlCommand({
    method,
    address: url,
    // curl names a form's type itself, with a boundary of its own
    headers: request.headers.filter(
      ([name]) => ownHeaders.includes(name) && !(isForm && name === 'content-type'),
    ),
    body: bodyOf(request.body),
  })
}

function bodyOf(body: Body): CurlCall['body'] {
  if (body.kind === 'none') return undefined
  if (body.kind === 'text') return fillable(body.text)
  return body.fields.map((field) => ('value' in field ? { ...field, value: fillable(field.value) } : field))
}

/** In place of a hidden secret the shell fills one in. */
const fillable = (text: string): string => text.replaceAll(HIDDEN, '$PASSWORD')
