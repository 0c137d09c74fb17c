import { describe, expect, it, test } from 'vitest'
import { csvName, tableCsv, toCsv } from './csv'

describe('toCsv', () => {
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

  it('neutralises headers too and keeps signs inside a text', () => {
    expect(toCsv(['=x'], [['a=b'], ['a 1-2']])).toBe("'=x\r\na=b\r\na 1-2\r\n")
  })

  it.each([
    '612345678901234567',
    '0050',
    ' 0050',
    '1E5',
    '3/10',
    '3 / 10',
    '1-2',
    '10:30',
    '5 pm',
    '12%',
    '(5)',
    '.5',
    '₹500',
    'Rs 500',
    'MARCH1',
    'Dec 25',
    '5-sept-2026',
    '2026-09-15',
    '٠٠٥٠',
    '１２',
    '\u200b0050',
    'TRUE',
  ])('keeps spreadsheets from converting %j', (text) => {
    expect(toCsv([], [[text]])).toBe(`\r\n'${text}\r\n`)
  })

  it.each(['FIRST500', 'SUB-7K3Q9D', '45 MG Road', '3 days', '3 of 10', 'March', 'N/A', '∞', 'Mario 64'])(
    'keeps %j as is, because spreadsheets do not convert it',
    (text) => {
      expect(toCsv([], [[text]])).toBe(`\r\n${text}\r\n`)
    },
  )

  it('writes numbers and dates as values', () => {
    const row = [4999.5, -5, Number.NaN, { date: '2026-09-15 18:05' }]
    expect(toCsv([], [row])).toBe('\r\n4999.5,-5,,2026-09-15 18:05\r\n')
  })
})

test('writes columns that have a value, and digits as the column says', () => {
  const columns = [
    { id: 'a', header: 'ID', cell: () => null, searchText: () => '0050' },
    { id: 'c', header: 'Actions', cell: () => null },
    { id: 'b', header: 'Amount', cell: () => null, sortValue: () => 50 },
  ]
  expect(tableCsv([null], columns)).toBe("ID,Amount\r\n'0050,50\r\n")
})

describe('csvName', () => {
  it('turns a title into a plain file name', () => {
    expect(csvName('User Plans / 2024')).toBe('user-plans-2024.csv')
    expect(csvName('…')).toBe('table.csv')
  })
})
