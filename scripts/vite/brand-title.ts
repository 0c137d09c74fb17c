import type { Plugin } from 'vite'
import { brand } from '../../src/config/brand.ts'

/** The title of the shell; prerendered pages and the running product set their own. */
export function brandTitlePlugin(): Plugin {
  return {
    name: 'brand-title',
    transformIndexHtml: (_html, { path }) =>
      path === '/index.html' ? [{ tag: 'title', children: brand.name, injectTo: 'head' }] : [],
  }
}
