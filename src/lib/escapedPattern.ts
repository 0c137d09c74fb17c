/** The text as part of a regular expression's source. */
export const escapedPattern = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
