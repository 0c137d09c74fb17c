import { renderToStaticMarkup } from 'react-dom/server'
import { generatePath, type RouteObject } from 'react-router-dom'
import type { ListId } from '@/api/query'
import { operations, httpRequestOf } from '@/contract'
import { ShutDoor } from '@/kit/doors/ShutDoor'
import { addresses } from '@/paths'
import { token } from '@/platform/token'
import { loadMatchedRoutes } from '@/firstLoad/lazyRoutes'
import { ErrorScreen, notLoaded } from './ErrorScreen'
import { memberRoutes } from './memberRoutes'
import { modulesShown } from './modulesShown'
import { renderPage } from './renderPage'
import { routes } from './routes'

/** What a member's document shows and fetches before any code loads. */
export type MemberPage = {
  pattern: string
  title: string
  heading: string
  /** The markup before the user is known, without the heading's words. */
  frame: string
  /** Modules of its routes, as project paths. */
  modules: string[]
  calls: { path: string; withToken: boolean }[]
}

const pageModules = import.meta.glob<Record<string, unknown>>([
  '/src/portal/*/*{Page,Layout}.tsx',
  '/src/admin/*/*{Tab,Shell,NotFound}.tsx',
  '/src/app/{ApiLayout,chat}.tsx',
])

/** Needed by every page: calls, session, routes. */
const always = ['/src/api/queryClient.ts', '/src/api/query.ts', '/src/session/session.ts']
const discovered = '/src/app/memberRoutes.ts'

const allRoutes = routes.map(({ children = [], ...root }) => ({
  ...root,
  children: [...children, ...memberRoutes],
})) as RouteObject[]

const pathsIn = ({ path, children = [] }: RouteObject): string[] => [
  ...(path === undefined || path.endsWith('*') ? [] : [path]),
  ...children.flatMap(pathsIn),
]

/** Every page behind the login. Rejects if a page cannot be rendered. */
export async function memberPages(): Promise<MemberPage[]> {
  const found = [addresses.payment, ...new Set(memberRoutes.flatMap(pathsIn))]
  // signed in as a user who is not known yet
  token.set('unknown')
  const pages: MemberPage[] = []
  for (const path of found) pages.push(await pageAt(path))
  token.set(null)
  return pages
}

/** Shown when a page's scripts fail to load. */
export const failedPage = (): string =>
  renderToStaticMarkup(<ErrorScreen text={notLoaded} picture={<ShutDoor />} onReload={() => {}} />)

const patternOf = (path: string) =>
  `^${path.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/\/:\w+/g, '/[^/]+')}/?$`

async function pageAt(path: string): Promise<MemberPage> {
  const sample = generatePath(path, { plan: 'plan', subscriptionId: 'id' })
  const matched = await loadMatchedRoutes(allRoutes, sample)
  const reads = new Set(matched.flatMap(readsOf))
  const calls = [...reads].map((id) => ({
    path: httpRequestOf(id, {}).url,
    withToken: operations[id].credential,
  }))
  const found = path === addresses.payment ? [] : [discovered]
  const modules = [...always, ...found, ...(await modulesShown(matched, pageModules))]
  return { pattern: patternOf(path), ...frameIn(await renderPage(allRoutes, sample)), modules, calls }
}

const readsOf = ({ handle }: RouteObject): readonly ListId[] =>
  (handle as { reads?: ListId[] } | undefined)?.reads ?? []

const inHead = /<title>(.*?)<\/title>|<meta [^>]*>|<link [^>]*>/gs
const headings = /(<h1[^>]*>)(.*?)(<\/h1>)/gs

/** Removes the title and the words of the heading, so that most pages share a frame. Throws if either is missing. */
function frameIn(html: string): Pick<MemberPage, 'title' | 'heading' | 'frame'> {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1]
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]
  if (title === undefined || heading === undefined)
    throw new Error(`A page has no title or no heading: ${html}`)
  return { title, heading, frame: html.replaceAll(inHead, '').replaceAll(headings, '$1$3') }
}
