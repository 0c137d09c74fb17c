/** The [key, text] pairs of form drafts in session storage. */
export const storedDrafts = () => Object.entries(sessionStorage).filter(([key]) => key.startsWith('draft:'))
