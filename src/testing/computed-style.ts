import { plainStyle } from '@/demo/record/plainStyle'

// A query by role asks for the style of each element and its ancestors, and jsdom runs the whole cascade each time. No
// test loads a style sheet, so inline styles, `hidden` and the element's default are all there is.
if (typeof document !== 'undefined')
  for (const view of [globalThis, document.defaultView])
    Object.assign(view ?? {}, { getComputedStyle: plainStyle })
