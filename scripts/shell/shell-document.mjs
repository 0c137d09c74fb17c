import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { criticalRules } from '../critical-css.mjs'
import { inlineJson } from '../head.mjs'
import { sheetOf } from '../../src/firstLoad/afterPaint.mjs'
import { scriptsOf } from '../../src/firstLoad/pageScripts.mjs'
import { paintFrame, startMember } from './start-member.mjs'

/** @typedef {import('../../src/app/frames.tsx').MemberPage} MemberPage */
/** @typedef {import('vite').Rolldown.RolldownOutput['output']} Output */

const policy = 'script-src &#39;self&#39;'

/**
 * The document of every address that only the browser renders: it has the page's code and data fetched, and paints the frame
 * of the page, before any script is there. That is done by two small inline scripts, whose hashes are added to the
 * Content-Security-Policy. The first stands before the style sheets, for which a script would wait. The visitor's sheet is
 * asked for before all scripts. The members' sheet stands at the end of the document, with what the frames need of it in the
 * head: the frame does not wait for it, and the product's scripts do. Rejects when the shell is not as it is expected.
 * @param {string} shell
 * @param {{ pages: readonly MemberPage[], failed: string, output: Output, outDir: string, base: string, api: string | null, demoModules: readonly string[] }} parts
 *   `failed` stands in place of a page whose scripts do not come; `api` is the address of the server, null in a demo; `demoModules` are needed by every page of a demo, and first: its server
 *   takes longer to start than the page
 */
export async function shellDocument(shell, { pages, failed, output, outDir, base, api, demoModules }) {
  if (!shell.includes(policy)) throw new Error('The built shell has no policy')
  const frames = [...new Set(pages.map(({ frame }) => frame))]
  /** @type {string[]} */
  const scripts = []
  /** @param {string} file */
  const placeOf = (file) => (scripts.includes(file) ? scripts.indexOf(file) : scripts.push(file) - 1)
  const plan = {
    base,
    isDemo: api === null,
    pages: pages.map(({ frame, modules, calls, ...page }) => ({
      ...page,
      frame: frames.indexOf(frame),
      // the entry before the page: it runs, and opens the demo's server, while the rest is still coming
      scripts: [
        ...new Set([...scriptsOf(output, []), ...scriptsOf(output, [...demoModules, ...modules])]),
      ].map((file) => placeOf(base + file)),
      calls:
        api === null ? [] : calls.map(({ path, withToken }) => [api.replace(/\/$/, '') + path, withToken]),
    })),
    scripts,
  }
  const starter = `(${startMember.toString()})(${inlineJson(plan)})`
  const painter = `(${paintFrame.toString()})()`
  const templates = [...frames, failed].map((frame) => `<template>${frame}</template>`).join('')
  const first = `<link rel="preload" as="style" crossorigin href="${sheetOf(shell)}">`
  const sheet = memberSheet(output, base)
  const html = shell
    .replace(policy, () => [policy, ...[starter, painter].map(hashOf)].join(' '))
    .replace('<link', () => `${first}<script>${starter}</script>\n    <link`)
    .replace('<div id="root"></div>', () => `<div id="root"></div>${templates}<script>${painter}</script>`)
  const rules = await criticalRules(html, join(outDir, sheet.slice(base.length)))
  return html
    .replace('</head>', () => `<style>${rules}</style>\n  </head>`)
    .replace('</body>', () => `<link rel="stylesheet" crossorigin href="${sheet}">\n  </body>`)
}

/** @param {string} script */
const hashOf = (script) => `&#39;sha256-${createHash('sha256').update(script).digest('base64')}&#39;`

/**
 * The address of the style sheet of the portal and the panel, which the routes load otherwise. Throws when the build has
 * none, or several.
 * @param {Output} output
 * @param {string} base
 */
function memberSheet(output, base) {
  const [file, ...more] = output
    .map(({ fileName }) => fileName)
    .filter((name) => /\/workplaceStyles-[^/]+\.css$/.test(name))
  if (file === undefined || more.length > 0)
    throw new Error('The build has no single sheet of the portal and the panel')
  return base + file
}
