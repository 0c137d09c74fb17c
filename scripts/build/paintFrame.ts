/** Inline script after the empty root: shows the page's prerendered shell once the style sheets have loaded. */
export function paintFrame() {
  const page = globalThis.memberPage
  const root = document.querySelector('#root')
  const frame = document.querySelectorAll('template')[page?.frame ?? -1]
  const title = document.querySelector('title')
  if (!page || !frame || !title || !(root instanceof HTMLElement)) return
  title.innerHTML = page.title
  root.append(frame.content.cloneNode(true))
  for (const heading of root.querySelectorAll('h1')) heading.innerHTML = page.heading
  // links work without a script, buttons do not
  for (const button of root.querySelectorAll('button')) button.inert = true
  root.dataset.frame = ''
}
