/** The mock's worker script, relative to the base path. */
export const demoWorker = 'mockServiceWorker.js'

/** The mock's database, and the prefix of the backups it sets aside. */
export const demoDatabase = 'mock-backend'
export const setAsidePrefix = (database: string) => `${database}-set-aside-`

/** Path prefix of the demo's own pages. */
export const demoFolder = '/demo'

/** Prefix of the URL fragment that carries a shared demo state. Fragments never reach a server. */
export const momentFragment = '#moment='

/** The page of a link to a moment: the shell, which stays blank until the moment is restored. */
export const momentPage = '/app/'
