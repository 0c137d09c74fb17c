import { describe, expect, it } from 'vitest'
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
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['=HYPERLINK("a","b")', '"\'=HYPERLINK(""a"",""b"")"'],
  ])('neutralises %j', (text, written) => {
    expect(toCsv([], [[text]])).toBe(`\r\n${written}\r\n`)
  })

  it('neutralises headers too and leaves inner signs alone', () => {
    expect(toCsv(['=x'], [['a=b'], ['1-2']])).toBe("'=x\r\na=b\r\n1-2\r\n")
  })
})

describe('csvName', () => {
  it('makes a plain file name', () => {
    expect(csvName('User Plans / 2024')).toBe('user-plans-2024.csv')
    expect(csvName('…')).toBe('table.csv')
  })
})
