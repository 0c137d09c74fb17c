import { hideSecrets, safeHeader, HIDDEN, SECRET } from './secrets'

/** One field of a form; of a file no more than what it is called and how large it is. */
export type FormField =
  | { name: string; value: string }
  | { name: string; file: string; type: string; bytes: number }

/** A body as the log keeps it. `cut`: the text is only the beginning of `bytes` bytes. */
export type Body =
  | { kind: 'none' }
  | { kind: 'text'; text: string; bytes: number; cut: boolean }
  | { kind: 'form'; fields: readonly FormField[] }

/** A request or an answer as the log keeps it: without its secrets, and no longer than the log can bear. */
export type Message = { headers: readonly (readonly [name: string, value: string])[]; body: Body }

/** How many bytes of a body are kept. */
export const KEPT_BYTES = 64 * 1024

/** Reads the message to its end. Who wants to read it as well clones it first. Never rejects. */
export async function readMessage(sent: Request | Response): Promise<Message> {
  const headers = [...sent.headers].map(([name, value]) => [name, safeHeader(name, value)] as const)
  return { headers, body: await bodyOf(sent).catch(() => ({ kind: 'none' as const })) }
}

async function bodyOf(sent: Request | Response): Promise<Body> {
  if (sent.body === null) return { kind: 'none' }
  if (/^multipart\/form-data/i.test(sent.headers.get('Content-Type') ?? ''))
    return { kind: 'form', fields: [...(await sent.formData())].map(fieldOf) }
  const bytes = await sent.arrayBuffer()
  const cut = bytes.byteLength > KEPT_BYTES
  // as a stream, a letter that is cut in two is left out
  const text = new TextDecoder().decode(bytes.slice(0, KEPT_BYTES), { stream: cut })
  return { kind: 'text', text: hideSecrets(text), bytes: bytes.byteLength, cut }
}

function fieldOf([name, value]: [string, FormDataEntryValue]): FormField {
  if (typeof value !== 'string') return { name, file: value.name, type: value.type, bytes: value.size }
  return { name, value: SECRET.test(name) ? HIDDEN : value.slice(0, KEPT_BYTES) }
}
