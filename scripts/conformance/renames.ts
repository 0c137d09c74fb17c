import type * as z from 'zod/mini'
import { foldSchema } from '@/contract'

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

/** Fields that are there under another name; also optional ones, which no schema misses, but the screen does. */
export const renamedIn = (schema: z.ZodMiniType, body: unknown, place: Place = []): Renamed[] =>
  renames(schema)(body, place)

const renames = foldSchema<(body: unknown, place: Place) => Renamed[]>({
  optional: (inner) => inner,
  list: (element) => (body, place) =>
    Array.isArray(body) ? body.flatMap((row, index) => element(row, [...place, index])) : [],
  union: (options) => (body, place) => options.flatMap((option) => option(body, place)),
  object: (fields) => (body, place) => {
    if (typeof body !== 'object' || body === null) return []
    return Object.entries(fields).flatMap(([key, field]): Renamed[] => {
      const value: unknown = body[key as keyof typeof body]
      const other = otherNames[key]?.find((name) => name in body && !(name in fields))
      if (value === undefined && other !== undefined) return [{ place: [...place, key], key, other }]
      return field(value, [...place, key])
    })
  },
  scalar: () => () => [],
})
