import './no-eval'
import type { operations as Operations } from './generated/schema'
import type { operations } from './generated/operations'
import type { serverRules } from './generated/server'

export { operations } from './generated/operations'
export { serverRules } from './generated/server'
export { schemas } from './generated/schemas'
export { summaries } from './generated/summaries'
export type * from './generated/types'
export * as entities from './generated/zod.gen'
export { foldSchema, withoutOptional } from './foldSchema'
export { problemOf } from './field-messages'
export { maxLengthOf } from './maxLength'
export { Mismatch } from './mismatch'
export { readBody } from './reader'
export { formOf, pathOf, pathPattern, requestOf } from './request'

export type OperationId = keyof typeof operations
export type Audience = 'visitor' | 'user' | 'admin'
export type Tag = (typeof serverRules)[OperationId]['tag']

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never
type SuccessStatus<Id extends OperationId> = (typeof serverRules)[Id]['success']

/** What the server answers on success. */
export type AnswerOf<Id extends OperationId> =
  SuccessStatus<Id> extends infer Status
    ? Status extends keyof Operations[Id]['responses']
      ? Json<Operations[Id]['responses'][Status]>
      : never
    : never

/** What the call sends: the JSON body, or the fields of the form for an upload. Undefined where nothing is sent. */
export type BodyOf<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: infer Content }
}
  ? Content[keyof Content]
  : undefined

/** The parameters in the path. Undefined where there are none. */
export type ParamsOf<Id extends OperationId> = Operations[Id]['parameters'] extends { path: infer Path }
  ? Path
  : undefined

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value }

/** All that a call of the operation takes: its parameters and its body, each where the contract has one. */
export type CallInput<Id extends OperationId> = Part<'params', ParamsOf<Id>> & Part<'body', BodyOf<Id>>
