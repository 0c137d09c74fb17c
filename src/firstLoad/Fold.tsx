/**
 * The end of the first screen. The build puts the page's style sheet here and inlines the rules for the content above.
 * The browser paints that content at once; the rest waits for the sheet. React hydrates an element with inner HTML
 * without reading its content, so the sheet stays.
 */
export const Fold = () => <div data-fold="" hidden dangerouslySetInnerHTML={{ __html: '' }} />
