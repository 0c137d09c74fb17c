import { store } from '@mocks/store/db'
import { freshStore } from '@mocks/transport/node'
import { beforeEach, expect, test } from 'vitest'
import { callMock, refusedCall } from '../testing/inProcess'

beforeEach(() => freshStore())

const admin = 'usr_rohan'
const member = { name: 'Ila Kelkar', position: 'Writer' }
const picture = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'portrait', { type })
const addMember = (fields: object) => callMock('createTeamMember', admin, { body: { ...member, ...fields } })

test('adds a team member with a picture and links', async () => {
  const { status, answer } = await addMember({
    order: '3',
    email: ' ',
    socialLinks: JSON.stringify({ linkedin: 'https://linkedin.example/ila', twitter: '' }),
    profileImage: picture('image/png', 3),
  })
  expect(status).toBe(201)
  expect(answer).toMatchObject({
    teamMember: {
      ...member,
      order: 3,
      email: null,
      socialLinks: { linkedin: 'https://linkedin.example/ila', twitter: null },
      profileImage: 'data:image/png;base64,AAAA',
    },
    message: 'Team member added.',
  })
})

test('keeps the stored picture if an update has none', async () => {
  const params = { id: 'tem_ananya' }
  const { answer } = await callMock('updateTeamMember', admin, { params, body: member })
  expect(answer).toMatchObject({
    teamMember: { name: 'Ila Kelkar', order: 0 },
    message: 'Team member updated.',
  })
  expect(answer.teamMember.profileImage).toMatch(/^data:image\/svg/)
  expect((await callMock('deleteTeamMember', admin, { params })).answer).toEqual({
    message: 'Team member deleted.',
  })
  expect((await callMock('listTeamMembers', admin)).answer.teamMembers.map((row) => row.order)).toEqual([
    2, 3, 4, 5, 6,
  ])
})

test.each([' <!doctype html><script>', '\uFEFF<svg onload="run()">'])(
  'refuses markup that is sent as a PNG: %j',
  async (markup) => {
    const profileImage = new File([markup], 'me.png', { type: 'image/png' })
    expect(await refusedCall('createTeamMember', admin, { body: { ...member, profileImage } })).toEqual([
      400,
      'Only image files are allowed.',
    ])
  },
)

const feature = { title: 'Quick', description: 'Fast pages', icon: 'zap' }
const service = { name: 'Hosting', description: 'We host', icon: 'server' }

test('creates a feature with defaults, replaces and deletes it', async () => {
  const created = await callMock('createFeature', admin, { body: feature })
  expect(created.status).toBe(201)
  expect(created.answer).toMatchObject({
    feature: { ...feature, category: 'other', order: 0, color: '#667eea', benefits: [] },
    message: 'Feature added.',
  })
  const params = { id: 'fea_fast' }
  const updated = await callMock('updateFeature', admin, { params, body: { ...feature, benefits: ['One'] } })
  expect(updated.answer).toMatchObject({
    feature: { _id: 'fea_fast', benefits: ['One'] },
    message: 'Feature updated.',
  })
  expect((await callMock('deleteFeature', admin, { params })).answer).toEqual({ message: 'Feature deleted.' })
  expect((await callMock('listFeatures', admin)).answer.features).toHaveLength(store.feature.count())
})

test('creates a service with defaults, replaces and deletes it', async () => {
  const created = await callMock('createService', admin, { body: service })
  expect(created.status).toBe(201)
  expect(created.answer).toMatchObject({
    service: { ...service, category: 'other', order: 0, color: '#667eea', price: null, features: [] },
    message: 'Service added.',
  })
  const params = { id: 'srv_e_commerce' }
  const updated = await callMock('updateService', admin, { params, body: { ...service, price: 'From ₹99' } })
  expect(updated.answer).toMatchObject({ service: { price: 'From ₹99' }, message: 'Service updated.' })
  expect((await callMock('deleteService', admin, { params })).answer).toEqual({ message: 'Service deleted.' })
  expect((await callMock('listServices', admin)).answer.services).toHaveLength(store.service.count())
})
