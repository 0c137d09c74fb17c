import { type Call, headersOf } from './line'

/** A field of this name is never written down. */
const SECRET = /password|token|secret/i
const LONG = /0{80,}/g

/** The call as a command to repeat it. Tokens and passwords stand as `$TOKEN` and `$PASSWORD`. */
export function curlOf(call: Call, address: string): string {
  const { Accept: _, ...headers } = headersOf(call)
  const parts = [
    `curl -i -X ${call.method} ${quoted(address)}`,
    ...Object.entries(headers).map(([name, value]) =>
      name === 'Authorization' ? `-H "Authorization: Bearer $TOKEN"` : `-H ${quoted(`${name}: ${value}`)}`,
    ),
    ...bodyParts(call.body),
  ]
  return parts.join(' ')
}

function bodyParts(body: unknown): string[] {
  if (body === undefined) return []
  if (body instanceof FormData) return formParts(body)
  if (typeof body === 'string') return [`-d ${quoted(body)}`]
  const safe = JSON.stringify(body, (key, value: unknown) =>
    SECRET.test(key) && typeof value === 'string' && value.trim() !== '' ? '$PASSWORD' : value,
  )
  // the shell makes what is long, and fills the password in
  const filled = quoted(safe)
    .replaceAll('$PASSWORD', `'"$PASSWORD"'`)
    .replaceAll(LONG, (zeros) => `'"$(printf '%0${zeros.length}d' 0)"'`)
  return [`-d ${filled}`]
}

function formParts(form: FormData): string[] {
  return [...form.entries()].map(([name, value]) =>
    typeof value === 'string'
      ? `-F ${quoted(`${name}=${value}`)}`
      : `-F ${quoted(`${name}=@${value.name};type=${value.type}`)}`,
  )
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
