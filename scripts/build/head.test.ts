import { expect, test } from 'vitest'
import { site } from '@/app/prerender'
import { robots } from './head'

test('keeps search engines out of pages that are not prerendered', () => {
  expect(robots(site.appFolders, 'https://a.example').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /payment',
    'Disallow: /dashboard',
    'Disallow: /support-chat',
    'Disallow: /admin-dashboard',
    '',
    'Sitemap: https://a.example/sitemap.xml',
    '',
  ])
})
