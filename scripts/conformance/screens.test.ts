import { expect, test } from 'vitest'
import { type OperationId, operations } from '@/contract'
import { adminTabs } from '@/admin/tabs'
import { screenOf } from './screens'

const panel = Object.keys(operations)
  .map((id) => screenOf(id as OperationId))
  .filter(({ title }) => title.startsWith('Admin panel, '))

test.each(panel)('$title is a tab of the panel, by its name and at its address', ({ title, address }) => {
  const tab = adminTabs.find(({ path }) => path === address)
  expect([tab?.label, tab?.heading].map((name) => `Admin panel, ${name}`)).toContain(title)
})
