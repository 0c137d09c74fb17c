import { join } from 'node:path'
import type { MemberPage } from '../../src/app/frames'
import { withPolicy } from './contentSecurityPolicy'
import { criticalRules, sheetOf } from './criticalCss'
import { inlineScript } from './inlineScript'
import { type Build, scriptsOf } from './pageScripts'

/** The second inline script of the shell. It waits for the style sheet; the starter must not wait. */
const painter = 'globalThis.paintFrame?.()'

/** The document for routes that only the browser renders. It shows `failed` if a script fails to load. */
export async function shellDocument(
  shell: string,
  build: Build,
  pages: readonly MemberPage[],
  failed: string,
): Promise<string> {
  const { output, outDir, base, env } = build
  const sheet = output.find(({ fileName }) => /\/workplaceStyles-[^/]+\.css$/.test(fileName))?.fileName
  if (!sheet) throw new Error('The build has no style sheet for the portal and the panel')
  const frames = [...new Set(pages.map(({ frame }) => frame))]
  const starter = await inlineScript(import.meta.resolve('./startMember.ts'), shellPlan(build, pages, frames))
  const templates = [...frames, failed].map((frame) => `<template>${frame}</template>`).join('')
  const preload = `<link rel="preload" as="style" crossorigin href="${sheetOf(shell)}">`
  const noscript =
    '<noscript>This part of the site needs JavaScript. Turn it on in your browser and reload the page.</noscript>'
  const html = shell
    .replace('<link', (link) => `${preload}<script>${starter}</script>\n    ${link}`)
    .replace('<div id="root"></div>', (root) => `${noscript}${root}${templates}<script>${painter}</script>`)
  const rules = await criticalRules(html, join(outDir, sheet))
  const page = html
    .replace('</head>', () => `<style>${rules}</style>\n  </head>`)
    .replace('</body>', `<link rel="stylesheet" crossorigin href="${base}${sheet}">\n  </body>`)
  return withPolicy(page, env, [starter, painter])
}

export type ShellPlan = ReturnType<typeof shellPlan>

/** The portal and panel pages that the starter knows. Frames and scripts are given by index. */
function shellPlan(build: Build, pages: readonly MemberPage[], frames: readonly string[]) {
  const { base, backend } = build
  // the entry first: it starts the demo's server while the rest loads
  const entry = scriptsOf(build, [])
  // the demo's server starts more slowly than the page
  const server = backend === null ? ['/src/demo/backend.ts'] : []
  const scriptsFor = (modules: readonly string[]) => [
    ...new Set([...entry, ...scriptsOf(build, [...server, ...modules])]),
  ]
  const scripts = [...new Set(pages.flatMap(({ modules }) => scriptsFor(modules)))]
  return {
    base,
    isDemo: backend === null,
    pages: pages.map(({ frame, modules, calls, ...page }) => ({
      ...page,
      frame: frames.indexOf(frame),
      scripts: scriptsFor(modules).map((script) => scripts.indexOf(script)),
      // none in a demo, whose server is not running yet
      calls:
        backend === null
          ? []
          : calls.map(({ path, withToken }) => [backend.replace(/\/$/, '') + path, withToken] as const),
    })),
    scripts,
  }
}
