import { screen } from '@testing-library/react'
import { server } from '@mocks/transport/node'
import { store } from '@mocks/store/db'
import { expect, test } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

const forms = [
  { tab: 'plans', one: 'plan', rows: () => store.plan.list() },
  { tab: 'features', one: 'feature', rows: () => store.feature.list() },
  { tab: 'services', one: 'service', rows: () => store.service.list() },
  {
    tab: 'payment-options',
    one: 'payment option',
    rows: () => store.paymentOption.filter(({ isActive }) => !isActive),
  },
]

test.each(forms)('an update in $tab sends back every field that was read', async ({ tab, one, rows }) => {
  const bodies: unknown[] = []
  const listen = async ({ request }: { request: Request }) => {
    if (request.method === 'PUT') bodies.push(await request.clone().json())
  }
  const { user } = await renderRoute(`/admin-dashboard/${tab}`, { as: 'admin' })
  const [row] = rows()
  if (!row) throw new Error(`The seed has no ${one}`)
  const { _id, ...read } = row
  const name = 'title' in row ? row.title : row.name
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }))
  server.events.on('request:start', listen)
  await user.click(screen.getByRole('button', { name: `Save ${one}` }))
  await screen.findByText(/updated/)
  server.events.removeListener('request:start', listen)
  expect(bodies).toEqual([read])
})
