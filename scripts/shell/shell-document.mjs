import { createHash } from 'node:crypto'
import { inlineJson } from '../head.mjs'
import { scriptsOf } from '../../src/firstLoad/pageScripts.mjs'
import { paintFrame, startMember } from './start-member.mjs'

/** @typedef {import('../../src/app/frames.tsx').MemberPage} MemberPage */
/** @typedef {import('vite').Rolldown.RolldownOutput['output']} Output */

const policy = 'script-src &#39;self&#39;'

/**
 * The document of every address that only the browser renders: it has the page's code and data fetched, and paints the frame
 * of the page, before any script is there. That is done by two small inline scripts, whose hashes are added to the
 * Content-Security-Policy. The first stands before the style sheets, for which a script would wait. Throws when the shell is
 * not as it is expected.
 * @param {string} shell
 * @param {{ pages: readonly MemberPage[], output: Output, base: string, api: string | null, demoModules: readonly string[] }} parts
 *   `api` is the address of the server, null in a demo; `demoModules` are needed by every page of a demo
 */
export function shellDocument(shell, { pages, output, base, api, demoModules }) {
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
      scripts: scriptsOf(output, [...modules, ...demoModules])
        .filter((file) => !shell.includes(file))
        .map((file) => placeOf(base + file)),
      calls:
        api === null ? [] : calls.map(({ path, withToken }) => [api.replace(/\/$/, '') + path, withToken]),
    })),
    scripts,
  }
  const starter = `(${startMember.toString()})(${inlineJson(plan)})`
  const painter = `(${paintFrame.toString()})()`
  const templates = frames.map((frame) => `<template>${frame}</template>`).join('')
  return shell
    .replace(policy, () => [policy, ...[starter, painter].map(hashOf)].join(' '))
    .replace('<link', () => `<script>${starter}</script>\n    <link`)
    .replace('</head>', () => `${sheetOf(output, base)}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root"></div>${templates}<script>${painter}</script>`)
}

/** @param {string} script */
const hashOf = (script) => `&#39;sha256-${createHash('sha256').update(script).digest('base64')}&#39;`

/**
 * The style sheet of the portal and the panel, which the routes load otherwise. Throws when the build has none, or several.
 * @param {Output} output
 * @param {string} base
 */
function sheetOf(output, base) {
  const [file, ...more] = output
    .map(({ fileName }) => fileName)
    .filter((name) => /\/workplaceStyles-[^/]+\.css$/.test(name))
  if (file === undefined || more.length > 0)
    throw new Error('The build has no single sheet of the portal and the panel')
  return `<link rel="stylesheet" crossorigin href="${base}${file}">`
}
