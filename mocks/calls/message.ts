import { hideSecrets, safeHeader, HIDDEN, SECRET } from './secrets'

/** One field of a form. The content of files is not recorded. */
export type FormField =
  | { name: string; value: string }
  | { name: string; file: string; type: string; bytes: number }

/** A recorded body. If `cut`, the text is only the beginning of a body of `bytes` bytes. */
export type Body =
  | { kind: 'none' }
  | { kind: 'text'; text: string; bytes: number; cut: boolean }
  | { kind: 'form'; fields: readonly FormField[] }

/** A recorded request or answer, shortened and without secrets. */
export type Message = { headers: readonly (readonly [name: string, value: string])[]; body: Body }

export const KEPT_BYTES = 64 * 1024

/** Consumes the message's body. Never rejects. */
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
  // `stream` drops a character that is cut in two
  const text = new TextDecoder().decode(bytes.slice(0, KEPT_BYTES), { stream: cut })
  return { kind: 'text', text: hideSecrets(text), bytes: bytes.byteLength, cut }
}

function fieldOf([name, value]: [string, FormDataEntryValue]): FormField {
  if (typeof value !== 'string') return { name, file: value.name, type: value.type, bytes: value.size }
  return { name, value: SECRET.test(name) ? HIDDEN : value.slice(0, KEPT_BYTES) }
}
