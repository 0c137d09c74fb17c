import { startMock } from '@mocks/worker'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { provideTransport } from '@/api/transport'
import { setLogSink } from '@/lib/log'
import '../src/index.css'
import '../src/workplace.css'

// The whole mock is always on; a story picks a scenario and never writes handlers. It starts with the first call.
let mock: ReturnType<typeof startMock> | null = null
provideTransport(async () => {
  mock ??= startMock({ baseUrl: './' })
  return (await mock).adapter
})
// a page's chunks and its first answer take their time on a busy machine
configure({ asyncUtilTimeout: 10_000 })
// stories of failures are meant to fail
setLogSink(() => {})

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: { storySort: { order: ['Foundations', 'Kit', 'Site', 'Portal', 'Admin'] } },
  },
})
