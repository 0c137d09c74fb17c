import { plainStyle } from '@/demo/record/plainStyle'

// jsdom would run the whole cascade at each role query, although tests load no style sheet
if (typeof document !== 'undefined')
  for (const view of [globalThis, document.defaultView])
    Object.assign(view ?? {}, { getComputedStyle: plainStyle })
