/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of a real backend. If unset, the mock serves the demo. */
  readonly VITE_API_BASE_URL?: string
  /** Address of a QR image service, with `{data}` in it. If unset, the browser draws the code itself. */
  readonly VITE_QR_SERVICE_URL?: string
  /** Comma-separated origins of pictures, in addition to the site's and the API's. */
  readonly VITE_IMAGE_HOSTS?: string
  /** Where the site is published. If unset, the brand's own address. */
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
