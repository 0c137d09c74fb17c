import { brand } from '@/config/brand'
import type { Area, Cause, Finding, Meeting } from './finding'
import { html, type Markup } from '../report/html'
import { reportPage } from '../report/page'
import type { OperationVerdict, Report } from './report'
import { areaIds, areas, causesWith, countOf, meetingsOf, momentOf, verdicts } from './words'

const PLACES_SHOWN = 6
const MEETINGS_SHOWN = 2

/** The report as one page that needs no other file. */
export function reportHtml(report: Report): string {
  return reportPage({
    title: `Conformance of ${report.server}`,
    sheet: new URL('./reportParts.css', import.meta.url),
    head: {
      about: 'the server against the contract',
      headline: headline(report),
      note: html`${report.server} · ${report.calls} calls${report.readOnly ? ', reading only' : ''} ·
      ${momentOf(report)}`,
      figures: [
        [countOf(report, 'conforms'), 'operations conform'],
        [countOf(report, 'differs'), 'operations differ, and the product copes'],
        [countOf(report, 'breaks'), 'operations break the product'],
        [countOf(report, 'not driven'), 'operations were not driven'],
      ],
    },
    main: html`${journeys(report)} ${areaIds.map((area) => section(area, report))} ${operationsTable(report)}
    ${list(
      'Not checked',
      report.skipped.map(({ title, why }) => html`${title} <span class="quiet">${why}</span>`),
    )}
    ${list(
      'Left behind on the server',
      report.leftBehind.map((what) => html`${what}`),
    )}`,
    footer: html`${brand.name}, contract of ${report.operations.length} operations. ${report.at}`,
  })
}

function headline(report: Report): string {
  const breaking = causesWith(report, 'breaks')
  if (report.conforms) return 'The server conforms.'
  if (breaking === 0) return 'The server differs, and the product copes.'
  return `${breaking} ${breaking === 1 ? 'cause breaks' : 'causes break'} the product.`
}

function journeys({ lacks }: Report): Markup {
  return html`<section>
    <h2>What comes first</h2>
    <p class="lead">What has to be mended before somebody can use the product at all, in this order.</p>
    <div class="journeys">
      ${lacks.map(
        ({ journey, causes }) =>
          html`<div>
            <h3>Missing to ${journey}</h3>
            <ul class="plain">
              ${causes.length === 0 ? html`<li class="quiet">Nothing.</li>` : ''}
              ${causes.map(
                ({ title, operations, text }) =>
                  html`<li>
                    ${withCode(title)}
                    <div class="quiet">${operations.join(', ') || 'every call'}: “${text}”</div>
                  </li>`,
              )}
            </ul>
          </div>`,
      )}
    </div>
  </section>`
}

function section(area: Area, { causes }: Report): Markup | null {
  const own = causes.filter((cause) => cause.area === area)
  if (own.length === 0) return null
  return html`<section>
    <h2>${areas[area]}</h2>
    ${own.map(article)}
  </section>`
}

function article(cause: Cause): Markup {
  const { title, verdict, operations, findings } = cause
  const first = findings.find((finding) => finding.verdict === verdict)
  return html`<article class="cause">
    ${tag(verdict, verdicts[verdict].sign, verdict === 'differs' ? 'differs, copes' : verdicts[verdict].word)}
    <div>
      <h3>${withCode(title)}</h3>
      ${
        operations.length > 0 &&
        html`<p class="operations">
          ${operations.length > 1 && `${operations.length} operations: `}${operations.join(', ')}
        </p>`
      }
      ${meetings(cause)} ${placesTable(findings)} ${first && html`<pre tabindex="0">${first.curl}</pre>`}
    </div>
  </article>`
}

/** All of what breaks the product; of what it copes with, as many as tell the kind. */
function meetings(cause: Cause): Markup {
  const all = meetingsOf(cause)
  const shown = cause.verdict === 'breaks' ? all : all.slice(0, MEETINGS_SHOWN)
  const more = all.slice(shown.length)
  return html`${shown.map(meetingLine)}
  ${
    more.length > 0 &&
    html`<details>
      <summary>${more.length} more screens</summary>
      ${more.map(meetingLine)}
    </details>`
  }`
}

const meetingLine = ({ screen, address, text }: Meeting): Markup =>
  html`<p class="meets">
    <strong>“${text}”</strong> <span class="quiet">on ${screen}, <code>${address}</code></span>
  </p>`

/** What stands between backticks is code. */
const withCode = (text: string): Markup[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

function placesTable(findings: readonly Finding[]): Markup {
  const byPlace = new Map(findings.map((finding) => [`${finding.place} ${finding.expected}`, finding]))
  const places = [...byPlace.values()]
  const more = places.slice(PLACES_SHOWN)
  return html`${table(places.slice(0, PLACES_SHOWN))}
  ${
    more.length > 0 &&
    html`<details>
      <summary>${more.length} more</summary>
      ${table(more)}
    </details>`
  }`
}

const table = (findings: readonly Finding[]): Markup =>
  html`<table class="places">
    <thead>
      <tr>
        <th scope="col">Place</th>
        <th scope="col">Expected</th>
        <th scope="col">Found</th>
      </tr>
    </thead>
    <tbody>
      ${findings.map(
        ({ place, expected, got }) =>
          html`<tr>
            <td><code>${place}</code></td>
            <td data-label="Expected">${expected}</td>
            <td data-label="Found">${withCode(got)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`

function operationsTable({ operations }: Report): Markup {
  return html`<section>
    <h2>Every operation</h2>
    <details>
      <summary>${operations.length} operations</summary>
      <div class="scroll" tabindex="0">
        <table class="every">
          <tbody>
            ${operations.map(
              ({ id, call, verdict }) =>
                html`<tr>
                  <td>${operationTag(verdict)}</td>
                  <th scope="row">${id}</th>
                  <td><code>${call}</code></td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
  </section>`
}

function operationTag(verdict: OperationVerdict): Markup {
  if (verdict === 'conforms') return tag('conforms', '✓', 'conforms')
  if (verdict === 'not driven') return tag('undriven', '·', 'not driven')
  return tag(verdict, verdicts[verdict].sign, verdict)
}

const tag = (kind: string, sign: string, word: string): Markup =>
  html`<span class="tag ${kind}"><span aria-hidden="true">${sign}</span> ${word}</span>`

function list(title: string, entries: readonly Markup[]): Markup | null {
  if (entries.length === 0) return null
  return html`<section>
    <h2>${title}</h2>
    <ul class="plain">
      ${entries.map((entry) => html`<li>${entry}</li>`)}
    </ul>
  </section>`
}
