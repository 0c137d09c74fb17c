import { isValidElement } from 'react'
import type { RouteObject } from 'react-router-dom'

export type Modules = Record<string, () => Promise<Record<string, unknown>>>

export async function modulesShown(matched: readonly RouteObject[], modules: Modules): Promise<string[]> {
  const shown = new Set<unknown>(
    matched.map(({ Component, element }) => (isValidElement(element) ? element.type : Component)),
  )
  const loaded = await Promise.all(
    Object.entries(modules).map(async ([path, load]) => ({ path, values: Object.values(await load()) })),
  )
  return loaded.filter(({ values }) => values.some((value) => shown.has(value))).map(({ path }) => path)
}
