import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { ListId } from '@/api/query'
import { loadCode } from '@/platform/code'
import { reading } from './prefetch'

type Load = () => Promise<ComponentType>

/** A page without its address: its chunk and its calls. */
export type PageParts = readonly [load: Load, ...reads: ListId[]]

export const lazyRoute = (load: Load) => ({
  lazy: async () => ({ Component: await loadCode(load) }),
})

const pageFor =
  (reader: 'anyone' | 'member') =>
  (path: string, ...[load, ...reads]: PageParts): RouteObject => ({
    path,
    ...lazyRoute(load),
    ...(reads.length > 0 && reading(reads, reader)),
  })

export const publicPage = pageFor('anyone')
export const memberPage = pageFor('member')
