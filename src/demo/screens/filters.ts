import { audienceNames, kindNames, screensOf, type WantedStates } from './catalogue'

export const widths = { laptop: 'Laptop', phone: 'Phone' } as const
export type WallWidth = keyof typeof widths

export const looks = { light: 'Light', dark: 'Dark' } as const
export type Look = keyof typeof looks

export type WallFilters = WantedStates & { width: WallWidth; look: Look }

const names = { search: 'q', audience: 'for', screen: 'screen', kind: 'state', width: 'width', look: 'theme' }

function oneOf<Name extends string>(known: Record<Name, string>, given: string | null): Name | null {
  return (Object.keys(known) as Name[]).find((name) => name === given) ?? null
}

/** The filters in a query, with the visitor's device as the default for width and theme. */
export function wallFiltersIn(query: string, device: Pick<WallFilters, 'width' | 'look'>): WallFilters {
  const given = new URLSearchParams(query)
  const audience = oneOf(audienceNames, given.get(names.audience)) ?? ''
  return {
    search: given.get(names.search) ?? '',
    audience,
    screen: screensOf(audience).find((screen) => screen === given.get(names.screen)) ?? '',
    kind: oneOf(kindNames, given.get(names.kind)) ?? '',
    width: oneOf(widths, given.get(names.width)) ?? device.width,
    look: oneOf(looks, given.get(names.look)) ?? device.look,
  }
}

/** The query that keeps these filters, for a link that shows the same on any device. */
export function wallQuery(filters: WallFilters): string {
  const query = new URLSearchParams()
  for (const [filter, name] of Object.entries(names)) {
    const value = filters[filter as keyof WallFilters]
    if (value !== '') query.set(name, value)
  }
  return `?${query.toString()}`
}
