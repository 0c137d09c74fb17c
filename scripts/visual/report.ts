import { html, Markup } from '../report/html'
import { reportPage } from '../report/page'
import { PICTURES_PER_STORY, type Shot } from './camera'
import type { Alone, Differing } from './compareStory'
import type { Judged } from './run'
import type { Story } from './stories'
import { type Account, countOf, counted, headline, percent, withVerdict } from './words'

/** The comparison as one page, with the pictures of what differs in a folder beside it. */
export function visualReport({ commit, only, judged, seconds }: Account): string {
  return reportPage({
    title: `${headline(judged)} ${commit}`,
    sheet: new URL('./report.css', import.meta.url),
    head: {
      about: 'the stories before and after',
      headline: headline(judged),
      note: html`The present files against
        <code>${commit}</code>${only.length > 0 && html`, only ${only.join(', ')}`}.`,
      figures: [
        [judged.length, `stories, ${PICTURES_PER_STORY} pictures of each`],
        [countOf(judged, 'differs'), 'differ'],
        [countOf(judged, 'added'), 'are new'],
        [countOf(judged, 'removed'), 'are removed'],
      ],
    },
    main: html`${failures(judged)} ${differences(judged)}
    ${aloneOn(judged, 'added', 'New', 'Only the present files have these.')}
    ${aloneOn(judged, 'removed', 'Removed', 'Only the commit has these.')}
    ${names(judged, 'unsteady', 'Not steady', 'Their pictures differed, and were the same when looked at again.')}
    ${names(judged, 'same', 'The same', 'No pixel of these differs.')}`,
    footer: html`Pictured on one machine by one browser, ${seconds} s in all. A picture ends after 5,000 px.`,
    script: new Markup(moveSliders),
  })
}

/** Without it a slider stands in the middle. */
const moveSliders = `document.addEventListener('input', ({ target }) => {
  if (target.type === 'range') target.closest('.slider').style.setProperty('--at', target.value + '%')
})`

function failures(judged: readonly Judged[]): Markup | false {
  const failed = withVerdict(judged, 'failed')
  if (failed.length === 0) return false
  return html`<section>
    <h2>Not pictured</h2>
    <p class="lead">These failed twice, and could not be compared.</p>
    <ul class="plain">
      ${failed.map(({ story, verdict }) => html`<li>${nameOf(story)} <span class="quiet">${verdict.why}</span></li>`)}
    </ul>
  </section>`
}

/** What differs most comes first. */
function differences(judged: readonly Judged[]): Markup | false {
  const differing = withVerdict(judged, 'differs').map(({ story, verdict: { pictures } }) => ({
    story,
    pictures,
    most: Math.max(...pictures.map(({ share }) => share)),
  }))
  if (differing.length === 0) return false
  differing.sort((one, other) => other.most - one.most)
  return html`<section>
    <h2>What differs</h2>
    ${differing.map(
      ({ story, pictures }) =>
        html`<article class="story">
          <h3>${nameOf(story)}</h3>
          ${pictures.map((picture, index) => differingPart(story, picture, index === 0))}
        </article>`,
    )}
  </section>`
}

const nameOf = ({ title, name }: Story) => `${title.replaceAll('/', ' / ')}: ${name}`
const shotName = ({ width, theme }: Shot) => `${width} px, ${theme}`

function differingPart(story: Story, picture: Differing, isOpen: boolean): Markup {
  const { before, after, width, theme } = picture
  const id = `${story.id}.${width}.${theme}`
  const what = `${nameOf(story)}, ${shotName(picture)}`
  const image = (file: string, side: string) =>
    html`<img src="${file}" alt="${what}, ${side}" width="${width}" loading="lazy" />`
  /** Leads to the picture in its full size. */
  const linked = (file: string, side: string) => html`<a href="${file}">${image(file, side)}</a>`
  const view = (name: string, label: string, checked = false) =>
    html`<label
      ><input type="radio" name="${id}" value="${name}" ${checked && new Markup('checked')} />${label}</label
    >`
  return html`<details class="picture" ${isOpen && new Markup('open')}>
    <summary>
      ${shotName(picture)}
      <span class="quiet">${percent(picture.share)} of the pixels, ${counted(picture.pixels, 'pixel')}</span>
    </summary>
    <fieldset>
      <legend class="quiet">View</legend>
      ${view('pair', 'Side by side', true)} ${view('slider', 'Slider')} ${view('difference', 'Difference')}
    </fieldset>
    <div class="pair">
      <figure>
        <figcaption>Before</figcaption>
        ${linked(before, 'before')}
      </figure>
      <figure>
        <figcaption>After</figcaption>
        ${linked(after, 'after')}
      </figure>
    </div>
    <div class="slider" style="max-width: ${width}px">
      <label>
        <span class="ends"><span>Before</span><span>After</span></span>
        <input type="range" min="0" max="100" value="50" aria-label="${what}: how much of it is before" />
      </label>
      <div class="layers">${image(after, 'after')} ${image(before, 'before')}</div>
    </div>
    <figure class="difference">
      <figcaption>What differs, in red</figcaption>
      ${linked(picture.difference, 'what differs')}
    </figure>
  </details>`
}

function aloneOn(
  judged: readonly Judged[],
  verdict: 'added' | 'removed',
  heading: string,
  lead: string,
): Markup | false {
  const found = withVerdict(judged, verdict)
  if (found.length === 0) return false
  const image = (story: Story, picture: Alone) =>
    html`<figure>
      <figcaption>${shotName(picture)}</figcaption>
      <a href="${picture.file}">
        <img
          src="${picture.file}"
          alt="${nameOf(story)}, ${shotName(picture)}"
          width="${picture.width}"
          loading="lazy"
        />
      </a>
    </figure>`
  return html`<section>
    <h2>${heading}</h2>
    <p class="lead">${lead}</p>
    ${found.map(
      ({ story, verdict: { pictures } }) =>
        html`<details class="picture">
          <summary>${nameOf(story)}</summary>
          <div class="pair">${pictures.map((picture) => image(story, picture))}</div>
        </details>`,
    )}
  </section>`
}

function names(
  judged: readonly Judged[],
  verdict: 'same' | 'unsteady',
  heading: string,
  lead: string,
): Markup | false {
  const found = withVerdict(judged, verdict)
  if (found.length === 0) return false
  return html`<section>
    <h2>${heading}</h2>
    <p class="lead">${lead}</p>
    <details>
      <summary>${counted(found.length, 'story')}</summary>
      <ul class="plain">
        ${found.map(({ story }) => html`<li>${nameOf(story)}</li>`)}
      </ul>
    </details>
  </section>`
}
