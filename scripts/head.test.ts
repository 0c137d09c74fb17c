import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '@/app/prerender'
import { redirects, robots } from './head.mjs'

const { appFolders } = site

test('what a browser alone renders is for no search engine, and has the shell', () => {
  expect(appFolders).toEqual(['/payment', '/dashboard', '/support-chat', '/admin-dashboard'])
  expect(robots(['/payment', '/dashboard'], 'https://a.example')).toBe(
    'User-agent: *\nDisallow: /payment\nDisallow: /dashboard\n\nSitemap: https://a.example/sitemap.xml\n',
  )
  expect(redirects(['/payment'], '/demo/')).toBe(
    '/demo/payment /demo/app.html 200\n/demo/payment/* /demo/app.html 200\n',
  )
})

test('the example of a reverse proxy names the same addresses', () => {
  const names = appFolders.map((folder) => folder.slice(1)).join('|')
  expect(readFileSync('docs/real-backend.md', 'utf8')).toContain(`location ~ ^/(${names})(/|$) {`)
})
