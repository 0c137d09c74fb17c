import { cellTests, ids } from './cells'
import { columns, notApplicable } from './columns'

/** Each operation under one fault; operation after operation the next fault, of those that can happen to it. */
const spread = ids.map((id, index) => {
  const possible = columns.filter((column) => notApplicable(id, column) === null)
  return { id, column: possible[index % possible.length] ?? columns[0] }
})

cellTests(spread.flatMap(({ id, column }) => (column ? [{ id, column }] : [])))
