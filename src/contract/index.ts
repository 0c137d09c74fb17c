import './no-eval'
import type * as z from 'zod/mini'
import type { operations } from './generated/operations'
import type { schemas } from './generated/schemas'
import type { serverRules } from './generated/server'

export { operations } from './generated/operations'
export { serverRules } from './generated/server'
export { schemas } from './generated/schemas'
export { summaries } from './generated/summaries'
export type * from './generated/zod.gen'
export * as entities from './generated/zod.gen'
export { foldSchema, withoutOptional } from './foldSchema'
export { problemOf } from './field-messages'
export { instantIn } from './instant'
export { maxLengthOf } from './maxLength'
export { Mismatch } from './mismatch'
export { isRecord, readBody } from './reader'
export { formOf, pathOf, pathPattern, httpRequestOf } from './request'

export type OperationId = keyof typeof operations
export type Audience = 'visitor' | 'user' | 'admin'
export type Tag = (typeof serverRules)[OperationId]['tag']

export type AnswerOf<Id extends OperationId> = z.infer<(typeof schemas)[Id]['answer']>

type Inferred<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : undefined

/** The JSON body, or the form fields of an upload. Undefined if the call sends no body. */
export type BodyOf<Id extends OperationId> = Inferred<(typeof schemas)[Id]['body']>

type ParamNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never
type Params<Name extends string> = [Name] extends [never] ? undefined : Record<Name, string>

/** Undefined if the path has no parameters. */
export type ParamsOf<Id extends OperationId> = Params<ParamNames<(typeof operations)[Id]['path']>>

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value }

export type CallInput<Id extends OperationId> = Part<'params', ParamsOf<Id>> & Part<'body', BodyOf<Id>>
