import { parsedJson } from '@/lib/json'

type Reason = {
  message: string | undefined
  fields: string[]
}

/** Servers send `message`, `error` or `msg`; validators send `errors` or `issues`, or JSON in the message. */
export function reasonIn(body: unknown): Reason {
  // a body that is not JSON comes from a proxy or framework
  if (typeof body !== 'object' || body === null) return { message: undefined, fields: [] }
  const { message, error, msg, errors, issues, path, param } = body as Record<string, unknown>
  const parts: unknown[] = Array.isArray(body) ? body : [message, error, msg, listed(errors), listed(issues)]
  const found = parts.map((part) => {
    const content = typeof part === 'string' ? parsed(part.trim()) : part
    return typeof content === 'string' ? { message: content, fields: [] } : reasonIn(content)
  })
  const own = [path ?? param].flat().filter((part) => typeof part === 'string')
  return {
    message: found.map((each) => each.message).find((text) => text !== undefined && text !== ''),
    fields: [...own, ...found.flatMap(({ fields }) => fields)],
  }
}

function listed(errors: unknown): unknown {
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return errors
  return Object.entries(errors).map(([path, said]) =>
    typeof said === 'object' && !Array.isArray(said) ? { path, ...said } : { path, message: said },
  )
}

const parsed = (text: string): unknown => (/^[[{]/.test(text) ? (parsedJson(text) ?? text) : text)
