import type { AnswerOf, OperationId } from '@/contract'
import { answerTo, requestOf, tokenOf } from '@mocks/transport/inProcess'

type Input = { params?: Record<string, string>; body?: unknown }
type Answered<Id extends OperationId> = { status: number; answer: AnswerOf<Id>; headers: Headers }

/** For tests: one call of an operation as this user (null: signed out), through authorisation and contract checks. */
export async function call<Id extends OperationId>(
  id: Id,
  userId: string | null,
  input: Input = {},
): Promise<Answered<Id>> {
  const response = await answerTo(requestOf(id, input, userId === null ? null : tokenOf(userId)))
  return {
    status: response.status,
    answer: (await response.json()) as AnswerOf<Id>,
    headers: response.headers,
  }
}

/** For tests: status and message of a call that is refused. */
export async function refusal(
  id: OperationId,
  userId: string | null,
  input: Input = {},
): Promise<[number, string]> {
  const { status, answer } = await call(id, userId, input)
  return [status, (answer as unknown as { message: string }).message]
}
