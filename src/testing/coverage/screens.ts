import { matchPath } from 'react-router-dom'
import { adminTabs } from '@/admin/tabs'
import { addresses, paths } from '@/paths'

/** A page of the product with an address of its own. */
export type Screen = { id: string; name: string; area: 'Site' | 'Portal' | 'Admin'; address: string }

const { admin, ...others } = addresses
const portalFolders = [paths.dashboard(), paths.supportChat(), addresses.payment]

/** `supportChat` as one says it: Support chat. */
const spoken = (key: string) =>
  key
    .replace(/^./, (first) => first.toUpperCase())
    .replaceAll(/[A-Z]/g, (letter, at) => (at === 0 ? letter : ` ${letter.toLowerCase()}`))

/** Every screen, from the addresses and the panel's tabs. What fits several has the first. */
export const screens: readonly Screen[] = [
  ...Object.entries(others).map(([key, address]): Screen => {
    const area = portalFolders.some((folder) => address.startsWith(folder)) ? 'Portal' : 'Site'
    return { id: key, name: spoken(key), area, address }
  }),
  ...adminTabs.map(({ id, heading, path }): Screen => ({
    id: `admin-${id}`,
    name: heading,
    area: 'Admin',
    address: path,
  })),
  { id: 'admin-not-found', name: 'Unknown tab', area: 'Admin', address: admin },
  { id: 'not-found', name: 'Page not found', area: 'Site', address: '*' },
]

/** The screen at a path. */
export function screenAt(pathname: string): Screen {
  const found = screens.find(({ address }) => matchPath(address, pathname) !== null)
  if (found === undefined) throw new Error(`No screen is at ${pathname}`)
  return found
}
