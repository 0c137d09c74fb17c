import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getStorySortParameter } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'
import { adminTabs } from '@/admin/tabs'
import { portalLinks } from '@/portal/shell/portalLinks'
import { publicLinks } from '@/site/chrome/publicLinks'

const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label)

/** What comes first in Storybook's tree, a group's entries after its name. */
const { order } = getStorySortParameter(readFileSync('.storybook/preview.tsx', 'utf8')) as {
  order: (string | string[])[]
}
const entriesOf = (group: string) => {
  const entries = order[order.indexOf(group) + 1]
  if (!Array.isArray(entries)) throw new Error(`The order of ${group} is not given.`)
  return entries
}

const titles = ['src', '.storybook']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => path.endsWith('.stories.tsx'))
  .map(
    (path) =>
      /^(?:const meta = preview\.meta\(\{| {2}).*?\btitle: '([^']+)'/m.exec(readFileSync(path, 'utf8'))?.[1],
  )

test.each([
  ['Site', ['Navigation and footer', ...labels(publicLinks)]],
  ['Portal', ['Navigation', ...labels(portalLinks({ unread: 0, open: 0, over: true }))]],
  ['Admin', ['Navigation', ...labels(adminTabs)]],
])('the stories of %s stand under the names of its menu, in its order', (group, names) => {
  expect(entriesOf(group)).toEqual(names)
  expect(
    names.filter((name) => !titles.some((title) => `${title}/`.startsWith(`${group}/${name}/`))),
  ).toEqual([])
})

test('the panel’s stories have no other names', () => {
  const known = ['Navigation', ...labels(adminTabs)].map((name) => `Admin/${name}`)
  expect(titles.filter((title) => title?.startsWith('Admin/') && !known.includes(title))).toEqual([])
})
