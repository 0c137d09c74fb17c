import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './contentSecurityPolicy'

const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((entry) => entry.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

test('forbids inline scripts, plugins and other hosts by default', () => {
  const policy = contentSecurityPolicy()
  expect(sources(policy, 'script-src')).toEqual(["'self'"])
  expect(sources(policy, 'connect-src')).toEqual(["'self'"])
  expect(sources(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:'])
  expect(sources(policy, 'object-src')).toEqual(["'none'"])
})

test('allows calls to the API and images from it', () => {
  const policy = contentSecurityPolicy({ VITE_API_BASE_URL: 'https://api.example.com/v1/' })
  expect(sources(policy, 'connect-src')).toEqual(["'self'", 'https://api.example.com'])
  expect(sources(policy, 'img-src')).toContain('https://api.example.com')
})

test('needs no entry for an API on the same host', () => {
  expect(sources(contentSecurityPolicy({ VITE_API_BASE_URL: '/backend' }), 'connect-src')).toEqual(["'self'"])
})

test('allows images, but nothing else, from the QR service and image hosts', () => {
  const policy = contentSecurityPolicy({
    VITE_QR_SERVICE_URL: 'https://qr.example.com/create?size=200x200&data={data}',
    VITE_IMAGE_HOSTS: 'https://cdn.example.net, https://img.example.org/',
  })
  expect(sources(policy, 'img-src')?.slice(3)).toEqual([
    'https://qr.example.com',
    'https://cdn.example.net',
    'https://img.example.org',
  ])
  expect(sources(policy, 'connect-src')).toEqual(["'self'"])
})

test('allows frames of the product’s pages only in the demo', () => {
  const map = 'https://www.openstreetmap.org'
  expect(sources(contentSecurityPolicy(), 'frame-src')).toEqual(["'self'", map])
  const policy = contentSecurityPolicy({ VITE_API_BASE_URL: 'https://api.example.com' })
  expect(sources(policy, 'frame-src')).toEqual([map])
})
