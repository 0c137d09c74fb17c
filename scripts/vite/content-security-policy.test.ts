import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy'

const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((entry) => entry.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

test('scripts are never inline and nothing is foreign by default', () => {
  const policy = contentSecurityPolicy()
  expect(sources(policy, 'script-src')).toEqual(["'self'"])
  expect(sources(policy, 'connect-src')).toEqual(["'self'"])
  expect(sources(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:'])
  expect(sources(policy, 'object-src')).toEqual(["'none'"])
})

test('the API may be called and may serve pictures, by its origin alone', () => {
  const policy = contentSecurityPolicy({ VITE_API_BASE_URL: 'https://api.example.com/v1/' })
  expect(sources(policy, 'connect-src')).toEqual(["'self'", 'https://api.example.com'])
  expect(sources(policy, 'img-src')).toContain('https://api.example.com')
})

test('the QR service may serve pictures only', () => {
  const policy = contentSecurityPolicy({
    VITE_QR_SERVICE_URL: 'https://qr.example.com/create?size=200x200&data={data}',
  })
  expect(sources(policy, 'img-src')).toContain('https://qr.example.com')
  expect(sources(policy, 'connect-src')).toEqual(["'self'"])
})

test('a base URL on the same host needs no entry', () => {
  expect(sources(contentSecurityPolicy({ VITE_API_BASE_URL: '/backend' }), 'connect-src')).toEqual(["'self'"])
})

test('further hosts may serve pictures only', () => {
  const policy = contentSecurityPolicy({
    VITE_IMAGE_HOSTS: 'https://cdn.example.net, https://img.example.org/',
  })
  expect(sources(policy, 'img-src')).toEqual(
    expect.arrayContaining(['https://cdn.example.net', 'https://img.example.org']),
  )
  expect(sources(policy, 'connect-src')).toEqual(["'self'"])
})

test('the demo alone may show the site’s own pages in frames', () => {
  const map = 'https://www.openstreetmap.org'
  expect(sources(contentSecurityPolicy(), 'frame-src')).toEqual(["'self'", map])
  const policy = contentSecurityPolicy({ VITE_API_BASE_URL: 'https://api.example.com' })
  expect(sources(policy, 'frame-src')).toEqual([map])
})
