import { expect, test } from 'vitest'
import { site } from '@/app/prerender'
import { robots } from './head.mjs'

const { appFolders } = site

test('what a browser alone renders is for no search engine', () => {
  expect(appFolders).toEqual(['/payment', '/dashboard', '/support-chat', '/admin-dashboard'])
  expect(robots(['/payment', '/dashboard'], 'https://a.example')).toBe(
    'User-agent: *\nDisallow: /payment\nDisallow: /dashboard\n\nSitemap: https://a.example/sitemap.xml\n',
  )
})
