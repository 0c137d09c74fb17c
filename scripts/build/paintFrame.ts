/** Inline script after the empty root and the frames, once the style sheets have loaded: shows the page's frame. */
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
