/** Where the product lives on its host, without a slash at the end: empty, or the sub-path of the build. */
export const basename = import.meta.env.BASE_URL.replace(/\/$/, '')
