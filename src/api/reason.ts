type Reason = {
  /** In the server's words. */
  message: string | undefined
  /** The fields that a validator names. */
  fields: string[]
}

/**
 * Why a server refuses, in the body of an error. Servers name the text `message`, `error` or `msg`; validators put a list, or
 * what they object to by field, into `errors` or `issues`, or a list in place of the text, or as JSON into the text.
 */
export function reasonIn(body: unknown): Reason {
  // the body itself is no text: what is not JSON comes from a proxy or a framework
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

/** What is said of each field, as a list that names it. */
function listed(errors: unknown): unknown {
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return errors
  return Object.entries(errors).map(([path, said]) =>
    typeof said === 'object' && !Array.isArray(said) ? { path, ...said } : { path, message: said },
  )
}

/** The list or object that a text of JSON holds; else the text. */
function parsed(text: string): unknown {
  if (!/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
