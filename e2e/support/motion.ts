import type { Page } from '@playwright/test'

/** Longer than a typed letter and than a step of a figure that counts up. */
export const WATCHED_MS = 300

/**
 * What moves in the page although a reader wants less motion, or moves otherwise than the design allows: by transform and
 * opacity alone, and within 240 ms. Drawings that turn or blink while something is under way go on as long as it does.
 * Runs in the page.
 */
export function motionFaults(wantsLess: boolean): string[] {
  const LONGEST_MS = 240
  /** What changes a look without moving anything, or is switched at the end of a motion. */
  const ALLOWED = ['transform', 'translate', 'scale', 'rotate', 'opacity', 'display', 'overlay', 'visibility']
  /** Keyframes that go on: a skeleton, a spinner, a caret, and the welcome with its own. */
  const ENDLESS = /^(sweep|turn|blink|splash-\w+)$/
  /** It moves nothing: it takes the welcome away when its time is over. */
  const STILL = 'splash-lift'
  const STILL_MS = 1
  const found: string[] = []
  const nameOf = (element: Element | null | undefined) =>
    `${element?.tagName.toLowerCase()} “${(element?.textContent ?? '').trim().slice(0, 30)}” ${element?.getAttribute('class')?.slice(0, 60) ?? ''}`
  const msOf = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)

  for (const animation of document.getAnimations()) {
    const { effect } = animation
    if (!(effect instanceof KeyframeEffect)) continue
    const name = animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name
    const durationMs = Number(effect.getTiming().duration)
    if (wantsLess && !(name === STILL && durationMs === STILL_MS))
      found.push(`${name} moves ${nameOf(effect.target)}`)
    if (animation instanceof CSSAnimation && !ENDLESS.test(name) && durationMs > LONGEST_MS)
      found.push(`${name} takes ${durationMs} ms: ${nameOf(effect.target)}`)
    if (animation instanceof CSSAnimation)
      for (const frame of effect.getKeyframes())
        for (const property of Object.keys(frame))
          if (
            ![...ALLOWED, 'pointerEvents', 'offset', 'computedOffset', 'easing', 'composite'].includes(
              property,
            )
          )
            found.push(`${name} changes ${property}: ${nameOf(effect.target)}`)
  }
  for (const element of document.querySelectorAll('*')) {
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      if (style.scrollBehavior === 'smooth') found.push(`scrolls smoothly: ${nameOf(element)}`)
      const durations = style.transitionDuration.split(', ').map(msOf)
      const longest = Math.max(...durations)
      if (longest === 0) continue
      if (wantsLess) found.push(`would move: ${nameOf(element)}`)
      if (longest > LONGEST_MS) found.push(`takes ${longest} ms: ${nameOf(element)}`)
      for (const property of style.transitionProperty.split(', '))
        if (!ALLOWED.includes(property)) found.push(`changes ${property} slowly: ${nameOf(element)}`)
    }
  }
  return [...new Set(found)]
}

/** Texts that change by themselves within a while, such as figures that count up. In milliseconds. Runs in the page. */
export async function changingTexts(whileMs: number): Promise<string[]> {
  const found: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const owner = target instanceof Element ? target : target.parentElement
      // what only a screen reader is told is no motion
      if (owner?.checkVisibility() && !owner.closest('[role="status"], [aria-live], time'))
        found.push(`${owner.tagName.toLowerCase()} “${owner.textContent.trim().slice(0, 40)}”`)
    }
  })
  observer.observe(document.body, { subtree: true, characterData: true })
  await new Promise((over) => setTimeout(over, whileMs))
  observer.disconnect()
  return [...new Set(found)]
}

/** Notes each animation that a script starts and each scroll that it wants to be smooth. Runs in the page, before its scripts. */
export function noteScriptedMotion() {
  const noted: string[] = []
  Object.assign(globalThis, { scriptedMotion: noted })
  const wrap = (owner: object, name: string, isNoted: (how: unknown[]) => boolean) => {
    const own: unknown = Reflect.get(owner, name)
    if (typeof own !== 'function') return
    Reflect.set(owner, name, function (this: unknown, ...how: unknown[]) {
      if (isNoted(how)) noted.push(name)
      return Reflect.apply(own, this, how) as unknown
    })
  }
  const isSmooth = (how: unknown[]) => JSON.stringify(how).includes('smooth')
  wrap(Element.prototype, 'animate', () => true)
  for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView']) wrap(Element.prototype, name, isSmooth)
  for (const name of ['scrollTo', 'scrollBy']) wrap(globalThis, name, isSmooth)
}

/** What it has noted so far, by the names of the methods. */
export const scriptedMotion = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'scriptedMotion') as unknown)
