/** The base path without a trailing slash: empty, or the sub-path of the build. */
export const basename = import.meta.env.BASE_URL.replace(/\/$/, '')
