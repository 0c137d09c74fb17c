import { createRequire } from 'node:module'
import lighthouse, { type Result } from 'lighthouse'
import { chromiumArgs, ensureChromium } from '../chromium'
import { median } from './median.ts'

type Chrome = { port: number; kill: () => void }

// Chromium is started by Lighthouse's own launcher, which is no direct dependency of this project
const inLighthouse = createRequire(createRequire(import.meta.url).resolve('lighthouse'))
const { launch } = (await import(/* @vite-ignore */ inLighthouse.resolve('chrome-launcher'))) as {
  launch: (options: object) => Promise<Chrome>
}

/** Lighthouse's report on a page, as a phone of its own would load it. Rejects when there is none. */
export async function audit(address: string, categories: readonly string[]): Promise<Result> {
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: ['--headless=new', ...chromiumArgs],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...categories],
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no report'}`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}

/** A metric of Lighthouse, by its id: the median of the reports. */
export const metric = (reports: readonly Result[], id: string) =>
  median(reports.map(({ audits }) => audits[id]?.numericValue ?? Infinity))
