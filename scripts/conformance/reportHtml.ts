import { escapeHtml } from '../escapeHtml'
import type { ReportEntry, ReportContent } from './report'

const css = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
  h2 { font-size: 1.2rem; margin-top: 2.5rem; border-bottom: 1px solid; padding-bottom: 0.25rem; }
  h3, article p { font-size: 1rem; margin: 1.25rem 0 0; }
  dl { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: 0.25rem 1rem; margin: 0.5rem 0; }
  dd { margin: 0; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 0.75rem; border: 1px solid; border-radius: 4px; }
  @media (max-width: 40rem) { dl { display: block; } dt { font-weight: 600; } }
`

export function reportHtml({ title, about, result, sections }: ReportContent): string {
  const fact = ([label, text]: [string, string]) =>
    `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd>`
  const article = ({ title: head, verdict, facts, curl }: ReportEntry) => `
      <article>
        ${verdict === undefined ? `<p>${escapeHtml(head)}</p>` : `<h3>${escapeHtml(`${verdict}: ${head}`)}</h3>`}
        ${facts.length > 0 ? `<dl>${facts.map(fact).join('')}</dl>` : ''}
        ${curl === undefined ? '' : `<pre><code>${escapeHtml(curl)}</code></pre>`}
      </article>`
  const section = ({ heading, entries }: ReportContent['sections'][number]) =>
    `<h2>${escapeHtml(heading)}</h2>${entries.map(article).join('')}`
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${escapeHtml(title)}</title>
    <style>${css}</style>
  </head>
  <body>
    <h1>${escapeHtml(title)}</h1>
    <p><strong>${escapeHtml(result)}</strong></p>
    <p>${escapeHtml(about)}</p>${sections.map(section).join('')}
  </body>
</html>
`
}
