/** The `@container` of a table. In a wide one rows become cards 4rem earlier: a container query does not count its padding. */
export const tableBox = (wide = false) => (wide ? '@container pe-16 *:-me-16' : '@container')
