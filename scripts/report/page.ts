import { brand } from '@/config/brand'
import { html, type Markup } from './html'
import { reportStyles } from './styles'

type Page = {
  title: string
  /** The report's own rules, after those of every report. */
  sheet: URL
  /** Address of the tab's icon, where there is one beside the page. */
  icon?: string
  head: Head
  main: Markup
  footer?: Markup
  /** The code of a script that the page holds. */
  script?: Markup
}

type Head = {
  /** What the report is about, behind the brand's name. */
  about: string
  headline: string
  note?: Markup
  /** The few numbers that say it all, each with what it counts. */
  figures: readonly (readonly [count: number, what: string])[]
}

/** A report as one page that needs no other file but what it links to. */
export function reportPage({ title, sheet, icon, head, main, footer, script }: Page): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        ${icon && html`<link rel="icon" href="${icon}" />`}
        <title>${title}</title>
        <style>
          ${reportStyles(sheet)}
        </style>
      </head>
      <body>
        ${headOf(head)}
        <main class="page">${main}</main>
        ${footer && html`<footer class="page">${footer}</footer>`}
        ${
          script &&
          html`<script>
            ${script}
          </script>`
        }
      </body>
    </html>`
  return `${page.text}\n`
}

function headOf({ about, headline, note, figures }: Head): Markup {
  return html`<header>
    <div class="page">
      <p class="kicker">${brand.name}: ${about}</p>
      <h1>${headline}</h1>
      ${note && html`<p class="about">${note}</p>`}
      <dl class="figures">
        ${figures.map(
          ([count, what]) =>
            html`<div>
              <dt>${what}</dt>
              <dd>${count}</dd>
            </div>`,
        )}
      </dl>
    </div>
  </header>`
}
