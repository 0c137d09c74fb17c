import { demoFolder } from '@/config/demo'
import { currentRoute } from '../productAddress'
import { isDemoPart } from '../steps/demoPart'
import { clicks, recordChoices } from './clicks'
import { isPicker, isTextField } from './fields'
import { keys } from './keys'
import { noteLoad } from './loads'
import type { Notebook } from './notebook'
import { addEntry, changeLast, type Entry, recording, removeEntry, type Shown } from './recording'
import { textKey, textsOn } from './screen'
import { watchForSecrets } from './secrets'
import { typing } from './typing'

/** How long the page must be unchanged before its texts are read, in ms. */
const CALM = 150
/** In ms. Announcements that disappear sooner, such as “Loading”, are ignored. */
const SHORTEST = 700
const MOST_SHOWN = 12

/** Records the user's steps. Ignores scripted events, unless `isReal` accepts them. Returns a function that stops. */
export function record(page: Document, isReal = (event: Event) => event.isTrusted): () => void {
  const { see, notebook, stop } = notes(page)
  const click = clicks(notebook)
  const choose = recordChoices(notebook)
  const { onBeforeInput, onInput } = typing(notebook)
  const { entering, onPointerDown, onNewLine, onKeyDown } = keys(notebook)
  const ending = new AbortController()
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (target: HTMLElement, event: DocumentEventMap[Name]) => void,
  ) =>
    page.addEventListener(
      name,
      (event) => {
        const target =
          event.target instanceof SVGElement ? event.target.closest('svg')?.parentElement : event.target
        if (isReal(event) && target instanceof HTMLElement && !isDemoPart(target)) act(target, event)
      },
      { capture: true, signal: ending.signal },
    )

  on('click', (target, event) => {
    // on Enter in a field, the browser clicks the form's button
    if (!(entering() && event.detail === 0)) click(event, target)
  })
  on('pointerdown', onPointerDown)
  on('change', choose)
  on('beforeinput', (target, { inputType }) => {
    if (target instanceof HTMLTextAreaElement && inputType === 'insertLineBreak') onNewLine()
    if (isTextField(target)) onBeforeInput(target)
  })
  on('input', (target) => (isTextField(target) || isPicker(target)) && onInput(target))
  on('keydown', (target, event) => onKeyDown(event, target))
  globalThis.addEventListener('pagehide', see, { signal: ending.signal })
  const onBackOrForward = (event: PopStateEvent) => {
    // a jump within the page has no state, and a component test cannot open the demo's own pages
    if (!isReal(event) || !event.state || currentRoute().startsWith(`${demoFolder}/`)) return
    see()
    noteLoad({})
  }
  globalThis.addEventListener('popstate', onBackOrForward, { signal: ending.signal })
  const stopWatching = watchForSecrets(page)

  return () => {
    see()
    ending.abort()
    stop()
    stopWatching()
  }
}

function notes(page: Document) {
  const firstSeen = new Map<string, number>()
  let hasChanged = false
  let calm: ReturnType<typeof setTimeout> | undefined

  const see = () => {
    clearTimeout(calm)
    const texts = textsOn(page)
    for (const shown of texts) if (!firstSeen.has(textKey(shown))) firstSeen.set(textKey(shown), Date.now())
    const current = recording.get()
    if (current)
      changeLast((last) => ({ ...last, shows: shownSince(current.before, last.shows, texts, firstSeen) }))
    for (const key of firstSeen.keys())
      if (!texts.some((shown) => textKey(shown) === key)) firstSeen.delete(key)
    return texts
  }
  const observer = new MutationObserver((changes) => {
    if (changes.every(({ target }) => target instanceof Element && isDemoPart(target))) return
    hasChanged = true
    clearTimeout(calm)
    calm = setTimeout(see, CALM)
  })
  observer.observe(page.body, { subtree: true, childList: true, characterData: true })

  const notebook: Notebook = {
    note: (step, hadText) => {
      const texts = see()
      const index = notebook.count()
      const after = isCommand(step) ? latest(texts, firstSeen) : undefined
      addEntry({ step, ...(hadText && { hadText }), ...(after && { after }), shows: [] }, texts.map(textKey))
      hasChanged = false
      let isThere = true
      return () => {
        // removes this step by its index, because a later step may have followed
        if (isThere) removeEntry(index, step)
        isThere = false
      }
    },
    change: (step) => changeLast((last) => ({ ...last, step })),
    count: () => recording.get()?.entries.length ?? 0,
    hasChanged: () => hasChanged || observer.takeRecords().length > 0,
  }
  return {
    see: () => void see(),
    notebook,
    stop: () => {
      clearTimeout(calm)
      observer.disconnect()
    },
  }
}

/** Whether the step is a key that is handled by the page, not by the focused element. */
const isCommand = (step: Entry['step']) => step.do === 'press' && (!step.on || step.key.length === 1)

/** The text that appeared last; if several appeared together, the last of them in the order of `textsOn`. */
function latest(texts: readonly Shown[], firstSeen: ReadonlyMap<string, number>): Shown | undefined {
  const seenAt = (shown: Shown) => firstSeen.get(textKey(shown)) ?? 0
  return texts.toSorted((a, b) => seenAt(a) - seenAt(b)).at(-1)
}

/** The texts that have appeared since the step and either remain or were announced long enough to be read. */
function shownSince(
  before: readonly string[],
  earlier: readonly Shown[],
  texts: readonly Shown[],
  firstSeen: ReadonlyMap<string, number>,
): Entry['shows'] {
  const known = new Set(before)
  const there = new Set(texts.map(textKey))
  const wasRead = (shown: Shown) =>
    (shown.kind === 'alert' || shown.kind === 'status') &&
    Date.now() - (firstSeen.get(textKey(shown)) ?? 0) >= SHORTEST
  const gone = earlier.filter((shown) => !there.has(textKey(shown)) && wasRead(shown))
  const now = texts.filter((shown) => !known.has(textKey(shown)))
  return [...gone, ...now].slice(0, MOST_SHOWN)
}
