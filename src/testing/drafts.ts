export const storedDrafts = () => Object.entries(sessionStorage).filter(([key]) => key.startsWith('draft:'))
