import type { UseMutationOptions } from '@tanstack/react-query'
import type { BodyOf, CallInput } from '@/contract'
import { type DoneId, doneText, failureText } from '@/texts/calls'
import type { ApiFailure } from './failure'
import { write, type WriteOptions } from './query'

/** A mutation, with what a screen says when it is done and when it failed. */
export type CrudCall<Input> = UseMutationOptions<unknown, ApiFailure, Input> & {
  done: string
  failed: (error: unknown) => string
}

/** How admins keep the records of a resource. Without `update` a record is made and deleted, but never changed. */
export type CrudCalls<Body> = {
  create: CrudCall<{ body: Body }>
  update?: CrudCall<{ id: string; body: Body }>
  remove: CrudCall<string>
}

/** What the contract can create, update and delete, as it names them. */
type CrudName = {
  [Id in DoneId]: Id extends `create${infer Name}` ? (`update${Name}` extends DoneId ? Name : never) : never
}[DoneId]

/** One of the calls, by the name that the contract gives it. */
export function crudCall<Input>(
  id: DoneId,
  toInput: (input: Input) => object,
  options: WriteOptions,
): CrudCall<Input> {
  return {
    ...(write(id, (input: Input) => toInput(input) as CallInput<DoneId>, options) as UseMutationOptions<
      unknown,
      ApiFailure,
      Input
    >),
    done: doneText(id),
    failed: (error) => failureText(id, error),
  }
}

/** All three calls of a resource, for example of Plan: createPlan, updatePlan and deletePlan. */
export const crudCalls = <Name extends CrudName, Body = BodyOf<`create${Name}`>>(
  name: Name,
  options: WriteOptions,
): CrudCalls<Body> => ({
  create: crudCall(`create${name}`, ({ body }) => ({ body }), options),
  update: crudCall(`update${name}`, ({ id, body }) => ({ params: { id }, body }), options),
  remove: crudCall(`delete${name}`, (id) => ({ params: { id } }), options),
})
