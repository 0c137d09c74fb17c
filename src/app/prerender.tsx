import { renderToStaticMarkup } from 'react-dom/server'
import { queryClient } from '@/api/queryClient'
import { brand } from '@/config/brand'
import { addresses } from '@/paths'
import { pageMetas } from '@/site/pageMeta'
import { Splash } from '@/site/Splash'
import { serviceList } from '@/site/services/serviceList'
import { loadMatchedRoutes } from '@/firstLoad/lazyRoutes'
import { prefetchedKey } from '@/firstLoad/prefetched'
import { modulesShown } from './modulesShown'
import { renderPage } from './renderPage'
import { routes } from './routes'

/** An address without a page, rendered as 404.html. */
const notFoundPath = '/404'

const firstFolder = (path: string) => path.split('/').slice(0, 2).join('/')

/** Top folders of addresses that only the browser renders. */
const appFolders = [...new Set(Object.values(addresses).map(firstFolder))].filter((folder) =>
  pageMetas.every(({ path }) => firstFolder(path) !== folder),
)

export const site = {
  addresses,
  appFolders,
  brand,
  notFoundPath,
  pageMetas,
  services: serviceList,
  welcome: renderToStaticMarkup(<Splash />),
}

const pageModules = import.meta.glob<Record<string, unknown>>([
  '/src/site/*/*Page.tsx',
  '/src/app/{ApiLayout,NotFoundPage,authPages}.tsx',
])

/** Modules that a page needs before hydration, in addition to the entry, as project paths. */
export async function modulesOf(pathname: string): Promise<string[]> {
  return modulesShown(await loadMatchedRoutes(routes, pathname), pageModules)
}

export async function render(pathname: string, plans: unknown): Promise<string> {
  queryClient.clear()
  if (plans) queryClient.setQueryData(prefetchedKey, plans)
  return renderPage(routes, pathname)
}
