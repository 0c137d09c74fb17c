import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './contentSecurityPolicy'

test('forbids inline scripts, plugins and other hosts by default', () => {
  const policy = contentSecurityPolicy()
  expect(policy).toContain("; script-src 'self';")
  expect(policy).toContain("; connect-src 'self';")
  expect(policy).toContain("; img-src 'self' data: blob:;")
  expect(policy).toContain("; object-src 'none';")
})

test('allows calls to the API and images from it', () => {
  const policy = contentSecurityPolicy({ VITE_API_BASE_URL: 'https://api.example.com/v1/' })
  expect(policy).toContain("; connect-src 'self' https://api.example.com;")
  expect(policy).toContain("; img-src 'self' data: blob: https://api.example.com;")
})

test('needs no entry for an API on the same host', () => {
  expect(contentSecurityPolicy({ VITE_API_BASE_URL: '/backend' })).toContain("; connect-src 'self';")
})

test('allows images, but nothing else, from the QR service and image hosts', () => {
  const policy = contentSecurityPolicy({
    VITE_QR_SERVICE_URL: 'https://qr.example.com/create?size=200x200&data={data}',
    VITE_IMAGE_HOSTS: 'https://cdn.example.net, https://img.example.org/',
  })
  const hosts = 'https://qr.example.com https://cdn.example.net https://img.example.org'
  expect(policy).toContain(`; img-src 'self' data: blob: ${hosts};`)
  expect(policy).toContain("; connect-src 'self';")
})

test('allows frames of the product’s pages only in the demo', () => {
  const map = 'https://www.openstreetmap.org'
  expect(contentSecurityPolicy()).toContain(`; frame-src 'self' ${map};`)
  const policy = contentSecurityPolicy({ VITE_API_BASE_URL: 'https://api.example.com' })
  expect(policy).toContain(`; frame-src ${map};`)
})
