import type { OperationId } from '@/contract'
import { eachObject, type Json, type JsonObject, rewriting } from '@mocks/dialects/answers'
import type { Trait } from '@mocks/dialects/state'

type Serve = Trait['serve']

/** A fault of a server, and by what it has to be found. */
export type Plant = {
  title: string
  serve: Serve
  /** The checks that have to find it. */
  only: readonly string[]
  cause: string
  operation: OperationId | null
  place: string
  /** What a person reads, where it breaks the product. */
  text?: string
  /** Causes that follow from the fault. */
  also?: readonly string[]
}

/** Changes the answers of these operations. */
export const answering =
  (ids: readonly OperationId[], change: (body: Json) => Json): Serve =>
  (call, next) =>
    call.operation !== null && ids.includes(call.operation)
      ? rewriting((body) => change(body))(call, next)
      : next()

/** Changes each object that has the field. */
export const withField =
  (field: string, change: (object: JsonObject) => JsonObject) =>
  (body: Json): Json =>
    eachObject(body, (object) => (field in object ? change(object) : object))

/** The same for the value of the field alone; undefined leaves it out. */
export const field = (name: string, change: (value: Json) => Json | undefined): ((body: Json) => Json) =>
  withField(name, ({ [name]: value = null, ...rest }) => {
    const changed = change(value)
    return changed === undefined ? rest : { ...rest, [name]: changed }
  })

/** Answers these operations instead of the mock. */
export const instead =
  (ids: readonly OperationId[], answer: (request: Request) => Response | Promise<Response>): Serve =>
  ({ operation, request }, next) =>
    operation !== null && ids.includes(operation) ? Promise.resolve(answer(request.clone())) : next()

/** Answers what the mock has refused with the status. */
export const forgiving =
  (
    ids: readonly OperationId[],
    status: number,
    answer: (message: string, request: Request) => Response | null,
  ): Serve =>
  async ({ operation, request }, next) => {
    const asked = request.clone()
    const response = await next()
    if (operation === null || !ids.includes(operation) || response.status !== status) return response
    const { message }: { message: string } = await response.clone().json()
    return answer(message, asked) ?? response
  }

export const json = (body: object, status = 200) => Response.json(body, { status })
