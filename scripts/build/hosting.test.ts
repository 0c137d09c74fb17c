import { expect, test } from 'vitest'
import { filesForHosts } from './hosting'

const folders = ['/payment', '/dashboard']

test('points nginx to the shell and the 404 document', () => {
  const nginx = filesForHosts({ base: '/some/path/', withStorybook: false }, folders)['nginx.conf']
  expect(nginx).toContain('error_page 404 /some/path/404.html;')
  expect(nginx).toMatch(
    /location ~ \^\(\/some\/path\/payment\|\/some\/path\/dashboard\)\(\/\|\$\) \{[^}]*Content-Security-Policy "frame-ancestors 'self'"[^}]*try_files \/some\/path\/app\/index.html/,
  )
  expect(nginx).toMatch(/location \/some\/path\/assets\/ \{[^}]*immutable/)
})

test('redirects nothing if the site is at the root of its host', () => {
  const files = filesForHosts({ base: '/', withStorybook: false }, folders)
  expect(files['_redirects']).not.toContain('301')
  expect(files['_redirects']).toContain('/dashboard/* /app/ 200\n')
})
