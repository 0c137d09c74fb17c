/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of a real backend. Unset: the demo, served by the mock. */
  readonly VITE_API_BASE_URL?: string
  /** Template of a QR image service with `{data}`. Unset: the browser draws the code itself. */
  readonly VITE_QR_SERVICE_URL?: string
  /** Origins of pictures other than the site's and the API's, separated by commas. */
  readonly VITE_IMAGE_HOSTS?: string
  /** Where the site is published. Unset: the brand's own address. */
  readonly VITE_SITE_URL?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

// The package has types, but its `exports` hide them from the compiler.
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(
    element: Element,
    options?: { getComputedStyle?: (element: Element) => CSSStyleDeclaration },
  ): string
}
