import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { screenSizes } from '../../.storybook/screenSizes'

const { width, height } = screenSizes.phone

/** Has each page that a story shows narrowed to a phone once it is played and judged: nothing may be wider than that. */
export function judgeOnAPhone() {
  afterEach(async ({ task }) => {
    if (task.meta.shown === undefined || task.result?.state === 'fail') return
    await page.viewport(width, height)
    await new Promise(requestAnimationFrame)
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (over > 0) throw new Error(`On a phone of ${width} px, the page is ${over} px too wide: ${widest()}`)
  })
}

/** What reaches furthest to the right, by its tag, classes and text. */
function widest(): string {
  const parts = [...document.body.querySelectorAll('*')]
  const right = (part: Element) => part.getBoundingClientRect().right
  const furthest = parts.reduce((a, b) => (right(b) >= right(a) ? b : a))
  return `${furthest.outerHTML.slice(0, 200)}…`
}
