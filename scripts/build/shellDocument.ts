import { join } from 'node:path'
import type { MemberPage } from '../../src/app/frames'
import { type Built, criticalRules, sheetOf } from './criticalCss'
import { type Output, scriptsOf } from './pageScripts'
import type { ShellPlan } from './startMember'

type Parts = Built & {
  pages: readonly MemberPage[]
  /** Shown if a script fails to load. */
  failed: string
  output: Output
  /** The server's URL; null in a demo. */
  api: string | null
  /** Loaded first in a demo, whose server starts more slowly than the page. */
  demoModules: readonly string[]
}

/** The second inline script of the shell. It waits for the style sheet; the starter must not wait. */
export const painter = 'globalThis.paintFrame?.()'

/** The document for routes that only the browser renders. */
export async function shellDocument(shell: string, starter: string, parts: Parts): Promise<string> {
  const { failed, output, outDir, base } = parts
  const templates = [...framesOf(parts.pages), failed]
    .map((frame) => `<template>${frame}</template>`)
    .join('')
  const first = `<link rel="preload" as="style" crossorigin href="${sheetOf(shell)}">`
  const root = `<div id="root"></div>${templates}<script>${painter}</script>`
  const html = shell
    .replace('<link', (link) => `${first}<script>${starter}</script>\n    ${link}`)
    .replace(
      '<div id="root"></div>',
      () => `<noscript>This part of the site needs JavaScript.</noscript>${root}`,
    )
  const sheet = memberSheet(output)
  const rules = await criticalRules(html, join(outDir, sheet))
  return html
    .replace('</head>', () => `<style>${rules}</style>\n  </head>`)
    .replace('</body>', () => `<link rel="stylesheet" crossorigin href="${base}${sheet}">\n  </body>`)
}

const framesOf = (pages: readonly MemberPage[]) => [...new Set(pages.map(({ frame }) => frame))]

/** What the starter knows about the pages. */
export function shellPlan({ pages, output, base, api, demoModules }: Parts): ShellPlan {
  const frames = framesOf(pages)
  const scripts: string[] = []
  const indexOf = (file: string) => (scripts.includes(file) ? scripts.indexOf(file) : scripts.push(file) - 1)
  // the entry first: it starts the demo's server while the rest loads
  const entry = scriptsOf(output, [])
  return {
    base,
    isDemo: api === null,
    pages: pages.map(({ frame, modules, calls, ...page }) => ({
      ...page,
      frame: frames.indexOf(frame),
      scripts: [...new Set([...entry, ...scriptsOf(output, [...demoModules, ...modules])])].map((file) =>
        indexOf(base + file),
      ),
      calls:
        api === null
          ? []
          : calls.map(({ path, withToken }) => [api.replace(/\/$/, '') + path, withToken] as const),
    })),
    scripts,
  }
}

/** The style sheet of the portal and the panel. Throws if there is none. */
function memberSheet(output: Output): string {
  const sheet = output.find(({ fileName }) => /\/workplaceStyles-[^/]+\.css$/.test(fileName))
  if (!sheet) throw new Error('The build has no style sheet for the portal and the panel')
  return sheet.fileName
}
