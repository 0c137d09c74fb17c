export type FormPart = { name: string; value: string } | { name: string; file: string; type: string }

export type CurlCall = {
  method: string
  address: string
  headers: readonly (readonly [name: string, value: string])[]
  /** Text as it is sent, or the parts of a form. The shell replaces `$PASSWORD`. */
  body?: string | readonly FormPart[]
}

/** A command for a POSIX shell. It never contains the `Authorization` value: the shell fills in `$TOKEN`. */
export function curlCommand({ method, address, headers, body }: CurlCall): string {
  return [
    `curl -i -X ${method} ${quoted(address)}`,
    ...headers.map(([name, value]) =>
      name === 'Authorization' ? `-H "Authorization: Bearer $TOKEN"` : `-H ${quoted(`${name}: ${value}`)}`,
    ),
    ...bodyParts(body),
  ].join(' ')
}

function bodyParts(body: CurlCall['body']): string[] {
  if (body === undefined) return []
  // not -d or -F for text: they would read a file if the text begins with @ or <
  if (typeof body === 'string') return [`--data-raw ${filledIn(body)}`]
  return body.map((part) =>
    'value' in part
      ? `--form-string ${filledIn(`${part.name}=${part.value}`)}`
      : `-F ${quoted(`${part.name}=@${fileName(part.file)};type=${part.type}`)}`,
  )
}

const filledIn = (text: string): string => quoted(text).replaceAll('$PASSWORD', `'"$PASSWORD"'`)

/** A file name to follow curl's `@`, quoted if it has a character that is special there. */
const fileName = (name: string): string =>
  /[;,"]/.test(name) ? `"${name.replaceAll(/["\\]/g, '\\$&')}"` : name

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
