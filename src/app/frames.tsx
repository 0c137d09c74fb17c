import { renderToStaticMarkup } from 'react-dom/server'
import { generatePath, type RouteObject } from 'react-router-dom'
import type { ListId } from '@/api/query'
import { operations, requestOf } from '@/contract'
import { addresses } from '@/paths'
import { token } from '@/platform/token'
import { loadMatchedRoutes } from '@/firstLoad/lazyRoutes'
import { ErrorScreen, notLoaded } from './ErrorScreen'
import { memberRoutes } from './memberRoutes'
import { modulesShown } from './modulesShown'
import { renderPage } from './renderPage'
import { routes } from './routes'

/** What the document of a member's page paints and fetches before any code is there. */
export type MemberPage = {
  /** Matches its path below the folder of the product. */
  pattern: string
  /** The document's title. */
  title: string
  heading: string
  /** What it looks like while nobody knows yet who is signed in, but for the words of its heading. */
  frame: string
  /** The modules that its routes need, as paths in the project. */
  modules: string[]
  calls: { path: string; withToken: boolean }[]
}

/** Every module that holds a member's page or a frame around one. */
const pageModules = import.meta.glob<Record<string, unknown>>([
  '/src/portal/*/*{Page,Layout}.tsx',
  '/src/admin/*/*{Tab,Shell,NotFound}.tsx',
  '/src/app/{ApiLayout,chat}.tsx',
])

/** What starts the calls of every page and ends a session that they refuse, and what finds the pages that no visitor may see. */
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

/** Every page of whoever is signed in: what only the browser renders. Rejects when one of them has no frame. */
export async function memberPages(): Promise<MemberPage[]> {
  const found = [addresses.payment, ...new Set(memberRoutes.flatMap(pathsIn))]
  // somebody is signed in, and no call is made that says who
  token.set('unknown')
  const pages: MemberPage[] = []
  for (const path of found) pages.push(await pageAt(path))
  token.set(null)
  return pages
}

/** What stands in place of a page whose scripts did not come. */
export const failedPage = (): string =>
  renderToStaticMarkup(<ErrorScreen text={notLoaded} onReload={() => {}} />)

const patternOf = (path: string) =>
  `^${path.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/\/:\w+/g, '/[^/]+')}/?$`

async function pageAt(path: string): Promise<MemberPage> {
  const sample = generatePath(path, { plan: 'plan', subscriptionId: 'id' })
  const matched = await loadMatchedRoutes(allRoutes, sample)
  const reads = new Set(matched.flatMap(readsOf))
  const calls = [...reads].map((id) => ({
    path: requestOf(id, {}).url,
    withToken: operations[id].credential,
  }))
  const found = path === addresses.payment ? [] : [discovered]
  const modules = [...always, ...found, ...(await modulesShown(matched, pageModules))]
  return { pattern: patternOf(path), ...frameIn(await renderPage(allRoutes, sample)), modules, calls }
}

/** The calls that a route names beside its loader: see `reading`. */
const readsOf = ({ handle }: RouteObject): readonly ListId[] =>
  (handle as { reads?: ListId[] } | undefined)?.reads ?? []

const inHead = /<title>(.*?)<\/title>|<meta [^>]*>|<link [^>]*>/gs
const headings = /(<h1[^>]*>)(.*?)(<\/h1>)/gs

/** Takes title and heading out of a rendered page: the frames of most pages are the same then. Throws without either. */
function frameIn(html: string): Pick<MemberPage, 'title' | 'heading' | 'frame'> {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1]
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]
  if (title === undefined || heading === undefined)
    throw new Error(`A page has no title or no heading: ${html}`)
  return { title, heading, frame: html.replaceAll(inHead, '').replaceAll(headings, '$1$3') }
}
