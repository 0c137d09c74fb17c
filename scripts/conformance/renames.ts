import * as z from 'zod'

type Place = readonly (string | number)[]
export type Renamed = { place: Place; key: string; other: string }

/** What servers of this kind call a field otherwise. */
const otherNames: Record<string, readonly string[]> = {
  _id: ['id', 'uuid'],
  createdAt: ['time', 'date', 'timestamp', 'created_at', 'created'],
  expiresAt: ['expiry', 'expires_at', 'expiryDate'],
  token: ['accessToken', 'access_token', 'jwt'],
  message: ['msg', 'error'],
}

const classic = (schema: unknown): z.ZodType => schema as z.ZodType

/** Fields that are there under another name; also optional ones, which no schema misses, but the screen does. */
export function renamedIn(schema: z.ZodType, body: unknown, place: Place = []): Renamed[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return renamedIn(classic(schema.unwrap()), body, place)
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => renamedIn(classic(option), body, place))
  if (schema instanceof z.ZodArray)
    return Array.isArray(body)
      ? body.flatMap((row, index) => renamedIn(classic(schema.element), row, [...place, index]))
      : []
  if (!(schema instanceof z.ZodObject) || typeof body !== 'object' || body === null) return []
  return Object.entries(schema.shape).flatMap(([key, field]): Renamed[] => {
    const value: unknown = body[key as keyof typeof body]
    const other = otherNames[key]?.find((name) => name in body && !(name in schema.shape))
    if (value === undefined && other !== undefined) return [{ place: [...place, key], key, other }]
    return renamedIn(classic(field), value, [...place, key])
  })
}
