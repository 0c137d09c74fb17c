/** The mock's worker script, in the folder where the product lives. */
export const demoWorker = 'mockServiceWorker.js'

/** The mock's database, and how the name of a copy that it has set aside begins. */
export const demoDatabase = 'mock-backend'
export const setAsidePrefix = (database: string) => `${database}-set-aside-`

/** Below this address are the pages of the demo itself. */
export const demoFolder = '/demo'

/** How the fragment of an address begins that carries a moment of the demo. No server sees what is in a fragment. */
export const momentFragment = '#moment='
