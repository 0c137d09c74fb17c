import { adminTabs } from '@/admin/tabs'
import { addresses, paths } from '@/paths'

/** A page of the product with an address of its own. */
export type Screen = { name: string; area: 'Site' | 'Portal' | 'Admin'; address: string }

const { admin, ...others } = addresses
const portalFolders = [paths.dashboard(), paths.supportChat(), addresses.payment]

/** `supportChat` as one says it: Support chat. */
const spoken = (key: string) =>
  key
    .replace(/^./, (first) => first.toUpperCase())
    .replaceAll(/[A-Z]/g, (letter, at) => (at === 0 ? letter : ` ${letter.toLowerCase()}`))

/** Every screen, from the addresses and the panel's tabs. */
export const screens: readonly Screen[] = [
  ...Object.entries(others).map(([key, address]): Screen => {
    const area = portalFolders.some((folder) => address.startsWith(folder)) ? 'Portal' : 'Site'
    return { name: spoken(key), area, address }
  }),
  ...adminTabs.map(({ heading, path }): Screen => ({ name: heading, area: 'Admin', address: path })),
  { name: 'Unknown tab', area: 'Admin', address: admin },
  { name: 'Page not found', area: 'Site', address: '*' },
]
