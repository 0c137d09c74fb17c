import { SECRET } from '@mocks/calls/secrets'
import { type CurlCall, curlCommand } from '@/lib/curl'
import { type Call, headersOf } from './line'

const LONG = /0{80,}/g

/** The call as a command to repeat it. Tokens and passwords stand as `$TOKEN` and `$PASSWORD`. */
export function curlOf(call: Call, address: string): string {
  const { Accept: _, ...headers } = headersOf(call)
  const { method, body } = call
  const command = curlCommand({ method, address, headers: Object.entries(headers), body: bodyOf(body) })
  // the shell makes what is long
  return command.replaceAll(LONG, (zeros) => `'"$(printf '%0${zeros.length}d' 0)"'`)
}

function bodyOf(body: unknown): CurlCall['body'] {
  if (body === undefined || typeof body === 'string') return body
  if (body instanceof FormData)
    return [...body.entries()].map(([name, value]) =>
      typeof value === 'string' ? { name, value } : { name, file: value.name, type: value.type },
    )
  return JSON.stringify(body, (key, value: unknown) =>
    SECRET.test(key) && typeof value === 'string' && value.trim() !== '' ? '$PASSWORD' : value,
  )
}
