export const audienceNames = { visitor: 'Visitor', client: 'Client', admin: 'Admin' } as const
export type WallAudience = keyof typeof audienceNames

export const kindNames = {
  usual: 'As usual',
  empty: 'Empty',
  waiting: 'Waiting',
  failing: 'Failing',
  unusual: 'Unusual data',
} as const
export type StateKind = keyof typeof kindNames

export const widths = { laptop: 'Laptop', phone: 'Phone' } as const
export type WallWidth = keyof typeof widths

export const looks = { light: 'Light', dark: 'Dark' } as const
export type Look = keyof typeof looks

/** What the wall shows; '' for all. */
export type WallFilters = {
  search: string
  audience: WallAudience | ''
  screen: string
  kind: StateKind | ''
  width: WallWidth
  look: Look
}

const names = { search: 'q', audience: 'for', screen: 'screen', kind: 'state', width: 'width', look: 'theme' }

function oneOf<Name extends string>(known: Record<Name, string>, given: string | null): Name | null {
  return (Object.keys(known) as Name[]).find((name) => name === given) ?? null
}

/** The filters in a query, with the visitor's device as the default for width and theme. */
export function wallFiltersIn(query: string, device: Pick<WallFilters, 'width' | 'look'>): WallFilters {
  const given = new URLSearchParams(query)
  return {
    search: given.get(names.search) ?? '',
    audience: oneOf(audienceNames, given.get(names.audience)) ?? '',
    screen: given.get(names.screen) ?? '',
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
