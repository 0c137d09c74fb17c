import { escapeHtml } from '../escapeHtml'
import type { Story } from './storybooks'

export type Difference = { story: Story; file: string; what: string }
export type Compared = { same: number; differences: Difference[]; failed: { story: Story; why: string }[] }
export type ComparisonOutcome = Compared & { commit: string; added: Story[]; removed: Story[] }

export const placeOf = ({ title, name }: Story) => `${title}/${name}`

export const reportSummary = ({ commit, same, differences, added, removed, failed }: ComparisonOutcome) =>
  `Against ${commit}: ${same} stories are the same, ${storyCount(differences)} differ, ` +
  `${added.length} are new, ${removed.length} are removed, ${failed.length} failed.`

const storyCount = (differences: readonly Difference[]) => new Set(differences.map(({ story }) => story)).size

export function comparisonHtml(outcome: ComparisonOutcome): string {
  const picture = ({ story, file, what }: Difference) => {
    const image = (folder: string) =>
      `<figure><figcaption>${folder}</figcaption><a href="${folder}/${file}"><img src="${folder}/${file}" alt="" loading="lazy"></a></figure>`
    const folders = what === 'different size' ? ['before', 'after'] : ['before', 'after', 'difference']
    return `<details open><summary>${escapeHtml(`${placeOf(story)}, ${file.split('.').slice(1, 3).join(' px, ')}: ${what}`)}</summary>
      <div>${folders.map(image).join('')}</div></details>`
  }
  const list = (heading: string, lines: readonly string[]) =>
    lines.length > 0
      ? `<h2>${heading}</h2><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
      : ''
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Visual differences</title>
<style>
  body { font: 16px/1.5 system-ui; margin: 2rem; }
  details > div { display: flex; gap: 1rem; align-items: start; }
  figure { flex: 1; min-width: 0; margin: 0; }
  img { max-width: 100%; border: 1px solid gray; }
</style>
<h1>Visual differences</h1>
<p>${escapeHtml(reportSummary(outcome))}</p>
${list(
  'Failed',
  outcome.failed.map(({ story, why }) => `${placeOf(story)}: ${why}`),
)}
${outcome.differences.map(picture).join('\n')}
${list('New', outcome.added.map(placeOf))}
${list('Removed', outcome.removed.map(placeOf))}
</html>
`
}
