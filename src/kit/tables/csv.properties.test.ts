import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText, holds } from '@/testing/properties'
import { toCsv } from './csv'

/** Parses a file by RFC 4180, one character at a time. */
function readCsv(text: string): string[][] {
  const lines: string[][] = []
  let [line, field, quoted, at]: [string[], string, boolean, number] = [[], '', false, 0]
  const endField = () => {
    line.push(field)
    field = ''
  }
  while (at < text.length) {
    const letter = text[at] ?? ''
    if (quoted && letter === '"' && text[at + 1] === '"') {
      field += '"'
      at += 1
    } else if (letter === '"') quoted = !quoted
    else if (quoted) field += letter
    else if (letter === ',') endField()
    else if (letter === '\r' && text[at + 1] === '\n') {
      endField()
      lines.push(line)
      line = []
      at += 1
    } else field += letter
    at += 1
  }
  expect([quoted, line, field]).toEqual([false, [], ''])
  return lines
}

/** The signs that start a formula, half-width and full-width. */
const formulaStarts = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
const breaks = ['\t', '\r', '\n']
/** Some spreadsheets skip invisible characters before the sign, and a line break may start a new cell. */
const isFormula = (text: string) => {
  const seen = text.replace(/^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/u, '')
  return (
    formulaStarts.some((start) => seen.startsWith(start)) || breaks.some((start) => text.startsWith(start))
  )
}

const special = fc.constantFrom(
  ...formulaStarts,
  ...breaks,
  ',',
  '"',
  '""',
  '\r\n',
  "'",
  ';',
  ' ',
  '\u0000',
  '\u200b',
)
const cell = fc.oneof(
  anyText,
  fc.oneof(fc.integer(), fc.double({ noNaN: true })).map(String),
  fc.array(fc.oneof(special, fc.string({ maxLength: 3 })), { maxLength: 6 }).map((parts) => parts.join('')),
)
const table = fc.integer({ min: 1, max: 5 }).chain((width) => {
  const line = fc.array(cell, { minLength: width, maxLength: width })
  return fc.tuple(line, fc.array(line, { maxLength: 5 }))
})

/** Whether the text is a decimal number in JavaScript. Spreadsheets accept more forms. */
const isNumber = (text: string) => /\d/.test(text) && !/[box]/i.test(text) && !Number.isNaN(Number(text))

test('reads every text back, with at most an apostrophe added', () => {
  holds(
    fc.property(table, ([header, rows]) => {
      const read = readCsv(toCsv(header, rows)).flat()
      for (const [index, text] of [header, ...rows].flat().entries())
        expect([text, `'${text}`]).toContain(read[index])
    }),
    500,
  )
})

test('never writes a text that reads as a formula or a number', () => {
  holds(
    fc.property(table, ([header, rows]) => {
      expect(
        readCsv(toCsv(header, rows))
          .flat()
          .filter((text) => isFormula(text) || isNumber(text)),
      ).toEqual([])
    }),
    300,
  )
})
