import { expectTypeOf, test } from 'vitest'
import type { Whole } from './rows'

test('requires every field of the contract, even optional ones', () => {
  type Entity = { _id: string; phone?: string; color?: string | null; tags?: { name?: string }[] }
  expectTypeOf<Whole<Entity>>().toEqualTypeOf<{
    _id: string
    phone: string | undefined
    color: string | null
    tags: { name: string | undefined }[] | undefined
  }>()
})
