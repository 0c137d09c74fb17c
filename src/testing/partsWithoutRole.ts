/** The parts of a table without an explicit role: some browsers drop the implied role once CSS lays the part out as a block. */
export const partsWithoutRole = (table: HTMLElement): string[] =>
  [table, ...table.querySelectorAll('thead, tbody, tr, th, td')]
    .filter((part) => !part.hasAttribute('role'))
    .map((part) => part.tagName)
