/**
 * The end of the first screen. The build puts the page's style sheet here and inlines the rules for the content above.
 * The browser paints that content at once; the rest waits for the sheet.
 */
export const Fold = () => (
  <div data-fold="" hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
)
