import { hostileTexts } from '@mocks/seeds/hostileTexts'
import { describe, expect, it, test } from 'vitest'
import { csvName, toCsv } from './csv'

describe('toCsv', () => {
  it('writes a line for the header and for each row', () => {
    expect(toCsv(['Code', 'Amount'], [['FIRST500', '₹500']])).toBe('Code,Amount\r\nFIRST500,₹500\r\n')
  })

  it('quotes commas, quotes and line breaks', () => {
    expect(toCsv(['a'], [['x,y'], ['say "hi"'], ['one\ntwo']])).toBe(
      'a\r\n"x,y"\r\n"say ""hi"""\r\n"one\ntwo"\r\n',
    )
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+91 98', "'+91 98"],
    ['-5', "'-5"],
    ['@cmd', "'@cmd"],
    ['\tx', '"\'\tx"'],
    [' =1', "' =1"],
    ['\u200b+1', "'\u200b+1"],
    ['＝1+1', "'＝1+1"],
    ['one;=5', '"one;=5"'],
    ['\rx', '"\'\rx"'],
    ['=HYPERLINK("a","b")', '"\'=HYPERLINK(""a"",""b"")"'],
  ])('neutralises %j', (text, written) => {
    expect(toCsv([], [[text]])).toBe(`\r\n${written}\r\n`)
  })

  it('neutralises headers too and leaves inner signs alone', () => {
    expect(toCsv(['=x'], [['a=b'], ['1-2']])).toBe("'=x\r\na=b\r\n1-2\r\n")
  })
})

/** Reads a file as RFC 4180 has it, with a reader of its own. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',') {
      rows.push(row)
      row = []
    }
  }
  return rows
}

test.each(Object.entries(hostileTexts))('%s stays one cell, whole, and no formula', (_kind, text) => {
  const [header, row] = cellsOf(toCsv(['a', 'b', 'c'], [['before', text, 'after']]))
  expect(header).toEqual(['a', 'b', 'c'])
  expect(row).toHaveLength(3)
  expect(row?.[1]?.replace(/^'(?=[\s\p{Cc}\p{DI}]*[=+\-@\t\r\n])/u, '')).toBe(text)
  expect(row?.[1]).not.toMatch(/^[=+\-@\t\r]/)
})

describe('csvName', () => {
  it('makes a plain file name', () => {
    expect(csvName('User Plans / 2024')).toBe('user-plans-2024.csv')
    expect(csvName('…')).toBe('table.csv')
  })
})
