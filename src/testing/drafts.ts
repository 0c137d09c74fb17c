/** What the tab keeps of forms that nobody has submitted: a name and a text each. */
export const keptDrafts = () => Object.entries(sessionStorage).filter(([key]) => key.startsWith('draft:'))
