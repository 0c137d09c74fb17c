import { startMock } from '@mocks/transport/worker'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { provideTransport } from '@/api/transport'
import { setLogSink } from '@/platform/log'
import { provideLoginAside } from '@/app/loginAside'
import { PersonaList } from '@/demo/PersonaList'
import { waitForPage } from '@/testing/waitForPage'
import { judgeOnce } from './axe'
import { DocsPage } from './DocsPage'
import { randomAgain, sameEveryTime } from './sameEveryTime'
import { themeOf } from './theme'
import { viewports } from './viewports'
import '../src/kit/fonts.css'
import '../src/index.css'
import './preview.css'

// the demo on the same host has a session and drafts of its own
const frame = globalThis.frameElement
if (frame?.hasAttribute('data-stores-under') === false) frame.setAttribute('data-stores-under', 'storybook ')

// The whole mock is always on; a story picks a scenario and never writes handlers. It starts with the first call.
// Its data are in memory: those of the demo on the same host stay as they are.
let mock: ReturnType<typeof startMock> | null = null
provideTransport(async () => {
  mock ??= startMock({ baseUrl: './', database: null })
  return mock
})
// as main.tsx does
provideLoginAside(async () => PersonaList)
// a page's chunks and its first answer take their time on a busy machine
configure({ asyncUtilTimeout: 15_000 })
// stories of failures are meant to fail
setLogSink(() => {})

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  // the first of the loaders, so that a story's own find the same clock and the same random numbers each time
  loaders: [sameEveryTime],
  initialGlobals: { theme: themeOf(null) },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'both', title: 'Light and dark', icon: 'sidebyside' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = themeOf(globals['theme'])
      return <Story />
    },
  ],
  // a page is there before it is played and judged
  mount: (context) => async () => {
    await context.renderToCanvas()
    const { scenario } = context.parameters
    if (scenario !== undefined) await waitForPage(scenario, context.canvasElement)
    return context.canvas
  },
  // runs before axe, which finds no fault in what is not there
  afterEach(context) {
    const { canvasElement, parameters } = context
    randomAgain()
    judgeOnce(context)
    if (canvasElement.childElementCount === 0) throw new Error('The story shows nothing.')
    if (parameters['scenario'] !== undefined && canvasElement.querySelector('h1') === null)
      throw new Error('The page has no heading.')
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth)
      throw new Error(`The story is ${scrollWidth} px wide, on a screen of ${clientWidth} px.`)
  },
  parameters: {
    // one element stands for all that meet a rule: to describe each would take a tenth of the run
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    layout: 'padded',
    // A story file with `tags: ['autodocs']` has a docs page: every component of the kit, and no page of the product,
    // because several of these cannot share the one mock of a docs page.
    docs: {
      container: DocsPage,
      codePanel: true,
      toc: { title: 'On this page', headingSelector: 'h2, h3' },
      canvas: { sourceState: 'shown' },
      source: { excludeDecorators: true },
      controls: { sort: 'requiredFirst' },
    },
    controls: { sort: 'requiredFirst' },
    viewport: { options: viewports },
    options: {
      // the order of the product's own menus
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Corners and shadows', 'Motion', 'Icons', 'Illustrations'],
          'Kit',
          'Flows',
          ['Buying a plan', 'An approval', 'A ticket', 'A renewal'],
          'Site',
          ['Navigation and footer', 'Home', 'About', 'Plans', 'Services', 'Features', 'Team', 'Contact'],
          'Portal',
          ['Navigation', 'Overview', 'Subscription', 'Purchases', 'Notifications', 'Support', 'Expired plan'],
          'Admin',
          [
            'Navigation',
            'Dashboard',
            'Approve Subs',
            'Renewal Requests',
            'Help',
            'User Plans',
            'Manage Users',
            'Contacts',
            'Notifications',
            'Newsletter Subs',
            'Plans',
            'Coupons',
            'Payment Options',
            'Team',
            'Features',
            'Services',
            'Site Stats',
          ],
          'Whole product',
          'Demo',
        ],
      },
    },
  },
})
