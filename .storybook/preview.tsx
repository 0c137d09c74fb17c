import { startMock } from '@mocks/transport/worker'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { provideTransport } from '@/api/transport'
import { setLogSink } from '@/platform/log'
import { provideLoginAside } from '@/app/loginAside'
import { PersonaList } from '@/demo/PersonaList'
import { noteCall } from '@/testing/coverage/watch'
import { pageArrival } from '@/testing/pageArrival'
import '../src/index.css'
import '../src/workplace.css'

// the demo on the same host has a session and drafts of its own
globalThis.frameElement?.setAttribute('data-stores-under', 'storybook ')

// The whole mock is always on; a story picks a scenario and never writes handlers. It starts with the first call.
// Its data are in memory: those of the demo on the same host stay as they are.
let mock: ReturnType<typeof startMock> | null = null
provideTransport(async () => {
  mock ??= startMock({ baseUrl: './', database: null })
  const { adapter } = await mock
  return (config) => {
    noteCall(config.method ?? 'get', config.url ?? '')
    return adapter(config)
  }
})
// as main.tsx does
provideLoginAside(async () => PersonaList)
// a page's chunks and its first answer take their time on a busy machine
configure({ asyncUtilTimeout: 10_000 })
// stories of failures are meant to fail
setLogSink(() => {})

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  // a page is there before it is played and judged
  mount: (context) => async () => {
    await context.renderToCanvas()
    const { scenario } = context.parameters
    if (scenario !== undefined) await pageArrival(scenario, context.canvasElement)
    return context.canvas
  },
  // runs before axe, which finds no fault in what is not there
  afterEach({ canvasElement, parameters }) {
    if (canvasElement.childElementCount === 0) throw new Error('The story shows nothing.')
    if (parameters['scenario'] !== undefined && canvasElement.querySelector('h1') === null)
      throw new Error('The page has no heading.')
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: {
      storySort: { order: ['Foundations', 'Kit', 'Site', 'Portal', 'Admin', 'Everything', 'Foreign server'] },
    },
  },
})
