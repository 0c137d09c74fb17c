import './no-eval'
import type { components, operations as Operations } from './generated/schema'
import type { operations } from './generated/operations'
import type { serverRules } from './generated/server'

export { operations } from './generated/operations'
export { serverRules } from './generated/server'
export { schemas } from './generated/schemas'
export * as entities from './generated/zod.gen'
export { foldSchema, withoutOptional } from './foldSchema'
export { problemOf } from './field-messages'
export { Mismatch } from './mismatch'
export { readBody } from './reader'
export { formOf, pathOf, pathPattern, requestOf } from './request'

export type Schemas = components['schemas']
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

export type ChatMessage = Schemas['ChatMessage']
export type Complaint = Schemas['Complaint']
export type Contact = Schemas['Contact']
export type Coupon = Schemas['Coupon']
export type Feature = Schemas['Feature']
export type NewsletterSubscriber = Schemas['NewsletterSubscriber']
export type Notification = Schemas['Notification']
export type PaymentMethod = Schemas['PaymentMethod']
export type PaymentOption = Schemas['PaymentOption']
export type Plan = Schemas['Plan']
export type PlanKey = Schemas['PlanKey']
export type Role = Schemas['Role']
export type Service = Schemas['Service']
export type Session = Schemas['Session']
export type Stats = Schemas['Stats']
export type Subscription = Schemas['Subscription']
export type SubscriptionStatus = Schemas['SubscriptionStatus']
export type TeamMember = Schemas['TeamMember']
export type User = Schemas['User']
