import type { CatalogueText, Section } from '@/demo/errors/texts'

/** Where the component tests of a section's screens are. */
const ofSection: Record<Section, string[]> = {
  Login: ['src/site/login/'],
  Newsletter: ['src/site/chrome/'],
  'User area': ['src/site/', 'src/portal/'],
  Admin: ['src/admin/'],
}

/** By a text's id: where they are, if not in the section's folders. */
const elsewhere: Record<string, string[]> = {
  'Nothing (markContactRead)': ['src/admin/contacts/'],
  'Nothing (markContactUnread)': ['src/admin/contacts/'],
  'Nothing (listUsers)': ['src/admin/notifications/'],
  // the specification lists it under Admin; what can be copied is in the portal
  'Copied to clipboard!': ['src/portal/'],
}

/** The folders whose component tests have to bring a text on screen. */
export const foldersOf = ({ id, section }: Pick<CatalogueText, 'id' | 'section'>): string[] =>
  elsewhere[id] ?? ofSection[section]
