import { entities, type OperationId, operations, pathPattern, schemas, serverRules } from '@/contract'
import { parsedJson } from '@/lib/json'
import { misfitOf } from '../misfit'
import { parseBody, readRequestBody } from '../requestBody'
import { isDeclared } from '../respond'

/** How a request or an answer differs from openapi.yaml. `place` is a field, a header or the whole body. */
export type Deviation = { in: 'request' | 'answer'; place: string; why: string }

const WHOLE_BODY = 'the body'

/** The first deviation of a request, if any. Consumes its body. */
export async function requestDeviation(
  id: OperationId | null,
  request: Request,
): Promise<Deviation | undefined> {
  if (id === null) return unknownAddress(request)
  if (operations[id].audience !== 'visitor' && !request.headers.has('Authorization'))
    return { in: 'request', place: 'Authorization', why: 'the call needs a token' }
  const parsed = parseBody(id, await readRequestBody(id, request))
  if (!('message' in parsed)) return undefined
  return { in: 'request', ...(parsed.misfit ?? { place: WHOLE_BODY, why: parsed.message }) }
}

function unknownAddress({ url, method }: Request): Deviation {
  const { pathname } = new URL(url)
  const isKnown = (Object.keys(operations) as OperationId[]).some((id) => pathPattern(id).test(pathname))
  return isKnown
    ? { in: 'request', place: 'the method', why: `the contract has no ${method} for this address` }
    : { in: 'request', place: 'the address', why: 'it is not in the contract' }
}

/** The first deviation of an answer, if any. Consumes its body. */
export async function answerDeviation(id: OperationId, answer: Response): Promise<Deviation | undefined> {
  const { status } = answer
  const { success } = serverRules[id]
  const refusals: Record<number, readonly string[]> = serverRules[id].refusals
  const at = (place: string, why: string): Deviation => ({ in: 'answer', place, why })
  if (status !== success && !(status in refusals))
    return at(
      'the status',
      `${status} is not declared, only ${[success, ...Object.keys(refusals)].join(', ')}`,
    )
  const type = answer.headers.get('Content-Type') ?? 'nothing'
  if (!/json/i.test(type)) return at('Content-Type', `${type} instead of application/json`)
  const body = parsedJson(await answer.text())
  if (body === undefined) return at(WHOLE_BODY, 'it is not valid JSON')
  const misfit = misfitOf(status === success ? schemas[id].answer : entities.zError)(body)
  if (misfit) return at(misfit.place.join('.') || WHOLE_BODY, misfit.why())
  if (status === success) return undefined
  const { message } = entities.zError.parse(body)
  return isDeclared(id, { status, message })
    ? undefined
    : at('message', `the contract has no ${status} “${message}”`)
}
