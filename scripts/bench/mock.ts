import { measure } from '@mocks/testing/bench'
import type { Section } from './section.ts'

export const mock: Section = {
  name: 'mock',
  title: 'Every operation of the mock on the large data set, from request to answer, median',
  measure: async () =>
    (await measure()).map(({ operation, rows, median, limit }) => ({
      what: operation,
      value: median,
      unit: 'ms',
      budget: limit,
      note: rows > 1 ? `${rows} rows` : undefined,
    })),
}
