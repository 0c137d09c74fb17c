declare module 'virtual:used-on' {
  /** The titles in the sidebar that use a component of the kit, by its name. */
  export const usedOn: Readonly<Record<string, readonly string[] | undefined>>
}
