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
import { checkFirstStoryOnly } from './axe'
import { ComponentPage } from './ComponentPage'
import { withoutJsonControls } from './controls'
import { DocsPage } from './DocsPage'
import { restoreRandomness, makeDeterministic } from './deterministic'
import { typeInPicture, waitForTurn } from './picture'
import { themeOf } from './theme'
import { viewports } from './viewports'
import '../src/kit/fonts.css'
import '../src/index.css'
import './preview.css'

// stored separately from the session and drafts of a demo on the same host
const frame = globalThis.frameElement
if (frame?.hasAttribute('data-stores-under') === false) frame.setAttribute('data-stores-under', 'storybook ')

// The whole mock is always on: a story picks a scenario and never writes handlers. The mock's data are
// in memory, separate from those of a demo on the same host.
let mock: ReturnType<typeof startMock> | null = null
provideTransport(async () => {
  mock ??= startMock({ baseUrl: './', database: null })
  return mock
})
// as main.tsx does
provideLoginAside(async () => PersonaList)
// a page's chunks and first answer are slow on a busy machine
configure({
  asyncUtilTimeout: 15_000,
  // the default prints Storybook's own markup before the story's
  getElementError: (message) => new Error(`${message}\n${document.body.innerText}`),
})
// stories of failures are meant to fail
setLogSink(() => {})

/** The wall and the error tour write their filters into the address. */
function keepAddress() {
  const { href } = globalThis.location
  return () => history.replaceState(history.state, '', href)
}

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  // before a story's own loaders, which need the same clock and random numbers
  loaders: [makeDeterministic],
  // a frame on a docs page takes the page's theme
  initialGlobals: { theme: themeOf(frame?.ownerDocument.documentElement.dataset['theme']) },
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
  argTypesEnhancers: [withoutJsonControls],
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = themeOf(globals['theme'])
      return <Story />
    },
  ],
  beforeEach: [typeInPicture, keepAddress],
  // wait for the page before play functions and checks
  mount: (context) => async () => {
    await context.renderToCanvas()
    const { scenario } = context.parameters
    if (scenario !== undefined) await waitForPage(scenario, context.canvasElement)
    await waitForTurn(context)
    return context.canvas
  },
  // before axe, which would pass an empty story
  afterEach(context) {
    const { canvasElement, parameters } = context
    restoreRandomness()
    checkFirstStoryOnly(context)
    // only in tests: a designer may look at a story in a window of any width
    if (import.meta.env.MODE !== 'test') return
    if (canvasElement.childElementCount === 0) throw new Error('The story shows nothing.')
    if (parameters['scenario'] !== undefined && canvasElement.querySelector('h1') === null)
      throw new Error('The page has no heading.')
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth)
      throw new Error(`The story is ${scrollWidth} px wide, on a screen of ${clientWidth} px.`)
  },
  parameters: {
    // without the checks that passed: listing them would take a tenth of the run
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    layout: 'padded',
    // `tags: ['autodocs']` is for kit components only: several product pages cannot share the one mock of a docs page.
    docs: {
      container: DocsPage,
      page: ComponentPage,
      codePanel: true,
      toc: {
        title: 'On this page',
        headingSelector: 'h2, h3',
        ignoreSelector: '.docs-story *, figure *, .sr-only',
      },
      canvas: { sourceState: 'hidden' },
      source: { excludeDecorators: true },
      controls: { sort: 'requiredFirst' },
    },
    controls: { sort: 'requiredFirst' },
    viewport: { options: viewports },
    options: {
      // the order of the product's own menus
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          [
            'Tokens',
            'Colour',
            'Type',
            'Space',
            'Corners and shadows',
            'Motion',
            'Icons',
            'Illustrations',
            'Writing',
          ],
          'Kit',
          'Flows',
          ['Buying a plan', 'An approval', 'A ticket', 'A renewal'],
          'Site',
          [
            'Navigation and footer',
            'Home',
            'About',
            'Plans',
            'Services',
            'Features',
            'Team',
            'Contact',
            'Login',
            'Register',
          ],
          'Portal',
          [
            'Navigation',
            'Dashboard',
            'Subscription',
            'Purchases',
            'Notifications',
            'Support',
            'Expired plan',
          ],
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
