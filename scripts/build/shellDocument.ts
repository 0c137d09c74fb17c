import { join } from 'node:path'
import type { MemberPage } from '../../src/app/frames'
import { sheetOf } from './afterPaint'
import { allowInlineScripts } from './contentSecurityPolicy'
import { criticalRules } from './criticalCss'
import { inlineScript } from './inlineScript'
import { type Output, scriptsOf } from './pageScripts'
import type { ShellPlan } from './startMember'

type Parts = {
  pages: readonly MemberPage[]
  failed: string
  output: Output
  outDir: string
  base: string
  /** The server's URL; null in a demo. */
  api: string | null
  /** Loaded first in a demo, whose server starts more slowly than the page. */
  demoModules: readonly string[]
}

/** The document for routes that only the browser renders. The starter precedes the style sheets, which would delay it. */
export async function shellDocument(shell: string, parts: Parts): Promise<string> {
  const { pages, failed, output, outDir, base } = parts
  const frames = [...new Set(pages.map(({ frame }) => frame))]
  const starter = await inlineScript(import.meta.resolve('./startMember.ts'), planOf(parts, frames))
  const painter = await inlineScript(import.meta.resolve('./paintFrame.ts'))
  const templates = [...frames, failed].map((frame) => `<template>${frame}</template>`).join('')
  const first = `<link rel="preload" as="style" crossorigin href="${sheetOf(shell)}">`
  const html = allowInlineScripts(shell, [starter, painter])
    .replace('<link', () => `${first}<script>${starter}</script>\n    <link`)
    .replace('<div id="root"></div>', () => `<div id="root"></div>${templates}<script>${painter}</script>`)
  const sheet = memberSheet(output)
  const rules = await criticalRules(html, join(outDir, sheet))
  return html
    .replace('</head>', () => `<style>${rules}</style>\n  </head>`)
    .replace('</body>', () => `<link rel="stylesheet" crossorigin href="${base}${sheet}">\n  </body>`)
}

function planOf({ pages, output, base, api, demoModules }: Parts, frames: readonly string[]): ShellPlan {
  const scripts: string[] = []
  const indexOf = (file: string) => (scripts.includes(file) ? scripts.indexOf(file) : scripts.push(file) - 1)
  // the entry first: it starts the demo's server while the rest loads
  const filesOf = (modules: readonly string[]) =>
    new Set([...scriptsOf(output, []), ...scriptsOf(output, [...demoModules, ...modules])])
  return {
    base,
    isDemo: api === null,
    pages: pages.map(({ frame, modules, calls, ...page }) => ({
      ...page,
      frame: frames.indexOf(frame),
      scripts: [...filesOf(modules)].map((file) => indexOf(base + file)),
      calls:
        api === null
          ? []
          : calls.map(({ path, withToken }) => [api.replace(/\/$/, '') + path, withToken] as const),
    })),
    scripts,
  }
}

/** The style sheet of portal and panel. Throws unless the build has exactly one. */
function memberSheet(output: Output): string {
  const [file, ...more] = output
    .map(({ fileName }) => fileName)
    .filter((name) => /\/workplaceStyles-[^/]+\.css$/.test(name))
  if (file === undefined || more.length > 0)
    throw new Error('The build does not have exactly one style sheet for portal and panel')
  return file
}
