import { screen } from '@testing-library/react'
import { resetMock } from '@mocks/scenarios/applyScenario'
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

/** Opens the record's form, saves it unchanged and returns what `read` extracts from each update. */
async function savedAsIs(
  tab: string,
  one: string,
  name: string,
  read: (request: Request) => Promise<unknown>,
) {
  const bodies: unknown[] = []
  const listen = async ({ request }: { request: Request }) => {
    if (request.method === 'PUT') bodies.push(await read(request.clone()))
  }
  const { user } = await renderRoute(`/admin-dashboard/${tab}`, { as: 'admin', again: true })
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }))
  server.events.on('request:start', listen)
  await user.click(screen.getByRole('button', { name: `Save ${one}` }))
  await screen.findByText(/updated/)
  server.events.removeListener('request:start', listen)
  return bodies
}

test.each(forms)('an update in $tab sends back every field that was read', async ({ tab, one, rows }) => {
  await resetMock()
  const [row] = rows()
  if (!row) throw new Error(`The seed has no ${one}`)
  const { _id, ...read } = row
  const name = 'title' in row ? row.title : row.name
  expect(await savedAsIs(tab, one, name, (request) => request.json())).toEqual([read])
})

test('sends back every field of a team member except the picture', async () => {
  await resetMock()
  const [row] = store.teamMember.list()
  if (!row) throw new Error('The seed has no team member')
  const { name, position, email, phone, bio, order } = row
  const sent = await savedAsIs('team', 'team member', name, async (request) => {
    const form = await request.formData()
    const socialLinks = JSON.parse(form.get('socialLinks') as string) as unknown
    return { ...Object.fromEntries(form), socialLinks }
  })
  const links = { linkedin: '', twitter: '', github: '', instagram: '' }
  for (const [network, link] of Object.entries(row.socialLinks ?? {}))
    Object.assign(links, { [network]: link ?? '' })
  expect(sent).toEqual([{ name, position, email, phone, bio, order: String(order), socialLinks: links }])
})
