/**
 * The end of the first screen. The build puts the page's style sheet here and inlines only the rules of what precedes: the
 * browser paints that at once, and the rest when the sheet has loaded.
 */
export const Fold = () => (
  <div data-fold="" hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
)
