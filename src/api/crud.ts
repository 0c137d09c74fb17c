import type { MutationKey, UseMutationOptions } from '@tanstack/react-query'
import type { BodyOf, CallInput, OperationId } from '@/contract'
import { type DoneId, doneText, failureText } from '@/texts/calls'
import type { ApiFailure } from './failure'
import { byId, write } from './query'

type Writing<Input> = UseMutationOptions<unknown, ApiFailure, Input> & { mutationKey: MutationKey }

/** A mutation, and the texts for its success and its failure. */
export type CrudCall<Input> = Writing<Input> & {
  done: string
  failed: (error: unknown) => string
}

/** The calls by which admins manage the records of a resource. Without `update`, records are never changed. */
export type CrudCalls<Body> = {
  create: CrudCall<{ body: Body }>
  update?: CrudCall<{ id: string; body: Body }>
  remove: CrudCall<string>
}

/** The resources that the contract can create, update and delete. */
type CrudName = {
  [Id in DoneId]: Id extends `create${infer Name}` ? (`update${Name}` extends DoneId ? Name : never) : never
}[DoneId]

/** One of these calls, by its operation. */
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

/** What was left blank has no value yet, and many servers refuse a null; in an update it clears the field. */
export const creating = ({ body }: { body: unknown }) => ({
  body: Object.fromEntries(Object.entries(body as object).filter(([, value]) => value !== null)),
})

/** All three calls of a resource, for example of Plan: createPlan, updatePlan and deletePlan. */
export const crudCalls = <Name extends CrudName>(
  name: Name,
  changes: readonly OperationId[],
): CrudCalls<BodyOf<`create${Name}`>> => ({
  create: crudCall(`create${name}`, creating, changes),
  update: crudCall(`update${name}`, ({ id, body }) => ({ params: { id }, body }), changes),
  remove: crudCall(`delete${name}`, byId, changes),
})
