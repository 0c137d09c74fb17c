import { describe, expect, test } from 'vitest'
import { pictureUrl } from './picture'

const page = 'https://chaukhat.example/admin-dashboard/team'
const env = {
  VITE_API_BASE_URL: 'https://api.example.com/v1/',
  VITE_IMAGE_HOSTS: 'https://cdn.example.net, https://img.example.org',
}

describe('picture URL from the server', () => {
  test.each([
    ['/uploads/x.png', 'https://api.example.com/uploads/x.png'],
    ['uploads\\team\\x.png', 'https://api.example.com/uploads/team/x.png'],
    ['https://api.example.com/x.png', 'https://api.example.com/x.png'],
    ['https://img.example.org/x.png', 'https://img.example.org/x.png'],
    ['https://chaukhat.example/x.png', 'https://chaukhat.example/x.png'],
    ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ])('accepts %s', (sent, url) => {
    expect(pictureUrl(sent, page, env)).toBe(url)
  })
  test.each([
    'https://elsewhere.example/x.png',
    '//elsewhere.example/x.png',
    'javascript:alert(1)',
    'http://[',
    '',
    null,
  ])('rejects %j', (sent) => {
    expect(pictureUrl(sent, page, env)).toBeNull()
  })
  test.each([undefined, '/'])('is on the site’s own host if the base URL is %j', (own) => {
    const sent = pictureUrl('uploads/x.png', page, { VITE_API_BASE_URL: own })
    expect(sent).toBe('https://chaukhat.example/uploads/x.png')
  })
})
