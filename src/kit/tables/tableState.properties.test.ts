import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText, holds, wellFormedText } from '@/testing/properties'
import { pageOf } from './pageOf'
import { readTableState, type TableState, writeTableState } from './tableState'

const id = fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/)
// an address cannot contain lone surrogates
const text = wellFormedText
const state = fc.record<TableState>({
  search: text,
  sort: fc.oneof(fc.constant(''), id),
  dir: fc.constantFrom('asc', 'desc'),
  page: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  filters: fc.dictionary(id, text, { maxKeys: 4, noNullPrototype: true }),
})
const defaults = fc.record(
  {
    search: text,
    sort: id,
    dir: fc.constantFrom<'asc' | 'desc'>('asc', 'desc'),
    filters: fc.dictionary(id, text, { maxKeys: 2, noNullPrototype: true }),
  },
  { requiredKeys: [] },
)
/** Other parameters of the same page. */
const others = fc.dictionary(fc.constantFrom('tab', 'open', 'next', 'f', 'pages'), text)

/** Drops empty filters, which mean the same as missing filters. */
const meant = ({ filters, ...rest }: TableState) => ({
  ...rest,
  filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
})

test('reads a table’s state back from its address, for any defaults', () => {
  holds(
    fc.property(state, defaults, others, (written, base, beside) => {
      const address = writeTableState(new URLSearchParams(beside), written, base).toString()
      const params = new URLSearchParams(address)
      expect(meant(readTableState(params, base))).toEqual(meant(written))
      expect(Object.fromEntries([...params].filter(([name]) => name in beside))).toEqual(beside)
    }),
    400,
  )
})

test('leaves an address unchanged when its state is written back', () => {
  holds(
    fc.property(state, defaults, others, (written, base, beside) => {
      const once = writeTableState(new URLSearchParams(beside), written, base)
      expect(writeTableState(once, readTableState(once, base), base).toString()).toBe(once.toString())
    }),
  )
})

const parameter = fc.tuple(
  fc.oneof(fc.constantFrom('q', 'sort', 'dir', 'page', 'f.', 'f.plan', 'f.__proto__', '__proto__'), anyText),
  fc.oneof(fc.constantFrom('', '-1', '0', '1e9', '0x10', 'NaN', 'Infinity', '1.5', '٣', '%', '%ff'), anyText),
)
const broken = fc.oneof(
  anyText,
  fc.array(parameter, { maxLength: 6 }).map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
)

test('reads a broken address as a valid table state', () => {
  holds(
    fc.property(broken, fc.nat(60), (address, rows) => {
      const read = readTableState(new URLSearchParams(address))
      expect(Number.isSafeInteger(read.page) && read.page >= 1).toBe(true)
      expect(['asc', 'desc']).toContain(read.dir)
      for (const value of [read.search, read.sort, ...Object.values(read.filters)])
        expect(typeof value).toBe('string')
      expect(Object.getPrototypeOf(read.filters)).toBe(Object.prototype)
      const { page, pages, shown } = pageOf(Array.from({ length: rows }), read.page)
      expect(page >= 1 && page <= pages).toBe(true)
      expect(shown.length > 0).toBe(rows > 0)
    }),
    500,
  )
})
