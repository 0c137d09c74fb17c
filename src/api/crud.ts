import type { MutationKey, UseMutationOptions } from '@tanstack/react-query'
import type { BodyOf, CallInput, OperationId } from '@/contract'
import { type DoneId, doneText, failureText } from '@/texts/calls'
import type { ApiFailure } from './failure'
import { byId, write } from './query'

type Writing<Input> = UseMutationOptions<unknown, ApiFailure, Input> & { mutationKey: MutationKey }

export type CrudCall<Input> = Writing<Input> & {
  done: string
  failed: (error: unknown) => string
}

export type CrudCalls<Body> = {
  create: CrudCall<{ body: Body }>
  update?: CrudCall<{ id: string; body: Body }>
  remove: CrudCall<string>
}

type CrudName = {
  [Id in DoneId]: Id extends `create${infer Name}` ? (`update${Name}` extends DoneId ? Name : never) : never
}[DoneId]

export function crudCall<Input>(
  id: DoneId,
  toInput: (input: Input) => object,
  changes: readonly OperationId[],
): CrudCall<Input> {
  return {
    ...(write(id, (input: Input) => toInput(input) as CallInput<DoneId>, changes) as Writing<Input>),
    done: doneText(id),
    failed: (error) => failureText(id, error),
  }
}

/** Drops nulls, which many servers refuse on create; in an update, null clears the field. */
export const creating = ({ body }: { body: unknown }) => ({
  body: Object.fromEntries(Object.entries(body as object).filter(([, value]) => value !== null)),
})

/** createPlan, updatePlan and deletePlan for `Plan`, and so on. */
export const crudCalls = <Name extends CrudName>(
  name: Name,
  changes: readonly OperationId[],
): CrudCalls<BodyOf<`create${Name}`>> => ({
  create: crudCall(`create${name}`, creating, changes),
  update: crudCall(`update${name}`, ({ id, body }) => ({ params: { id }, body }), changes),
  remove: crudCall(`delete${name}`, byId, changes),
})
