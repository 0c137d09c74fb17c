// npx tsx scripts/social-image.ts     draws public/social.png (1200×630); run it after changing the brand
import { readFileSync } from 'node:fs'
import { brand } from '../src/config/brand'
import { launchChromium } from './chromium'

const font = readFileSync('src/kit/fonts/bricolage-grotesque-first.woff2').toString('base64')
const toran = Array.from(
  { length: 55 },
  (_, index) =>
    `<circle cx="${11 + index * 22}" cy="0" r="9" /><circle cx="${11 + index * 22}" cy="14" r="2.4" />`,
)

const page = `<!doctype html><style>
  @font-face { font-family: B; src: url(data:font/woff2;base64,${font}); font-weight: 400 680; }
  * { margin: 0; box-sizing: border-box; }
  body { width: 1200px; height: 630px; background: #171a26; color: #f7f4ec; font-family: B; position: relative; padding: 120px 80px 72px; display: flex; flex-direction: column; }
  svg.toran { position: absolute; inset: 0 0 auto; fill: #e9a23b; }
  h1 { font-size: 88px; line-height: 1; letter-spacing: -.036em; font-weight: 620; max-width: 15ch; }
  p { margin-top: 28px; font-size: 32px; color: #bdbecb; }
  footer { margin-top: auto; display: flex; align-items: center; gap: 20px; font-size: 40px; font-weight: 680; letter-spacing: -.03em; }
</style>
<svg class="toran" width="1200" height="18" viewBox="0 0 1200 18">${toran.join('')}</svg>
<h1>Transforming ${brand.region} with ${brand.name}</h1>
<p>Web, Mobile, Cloud, Consultancy</p>
<footer><svg width="52" height="56" viewBox="0 0 26 28" fill="none"><path d="M3 25V3h20v22" stroke="#f7f4ec" stroke-width="3.4" /><path d="M0 26.2h26" stroke="#f7f4ec" stroke-width="2.6" /><g fill="#e9a23b"><circle cx="8.4" cy="9" r="2" /><circle cx="13" cy="11" r="2" /><circle cx="17.6" cy="9" r="2" /></g></svg>${brand.name}</footer>`

const browser = await launchChromium()
try {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await tab.setContent(page)
  await tab.evaluate(() => document.fonts.ready)
  await tab.screenshot({ path: 'public/social.png' })
} finally {
  await browser.close()
}
