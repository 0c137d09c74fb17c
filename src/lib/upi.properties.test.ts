import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText, holds, paise, wellFormedText } from '@/testing/properties'
import { payeeIn, upiLink } from './upi'

/**
 * Reads a link as UPI apps do: each parameter once, percent-encoded, in the order of `upiLink`. See CONTRACT, UPI.
 * Fails on what some apps cannot read: a plus sign, an encoded `@`, characters outside ASCII.
 */
function readLink(link: string): Record<string, string> {
  const [start, query] = [link.slice(0, 10), link.slice(10)]
  expect(start).toBe('upi://pay?')
  expect(query).toMatch(/^[\w.\-~!'()*@%&=]*$/)
  expect(query).not.toContain('%40')
  const parts = query.split('&').map((part) => part.split('='))
  expect(parts.map(([name, , ...rest]) => [name, rest.length])).toEqual(
    ['pa', 'pn', 'am', 'cu', 'tn', 'tr'].map((name) => [name, 0]),
  )
  return Object.fromEntries(
    parts.map(([name = '', value = '']) => [
      name,
      // byte by byte, not with `decodeURIComponent`, which could hide the encoder's mistakes
      Buffer.from(
        value.replaceAll(/%([0-9A-F]{2})/g, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        ),
        'latin1',
      ).toString('utf8'),
    ]),
  )
}

const vpa = fc
  .tuple(fc.stringMatching(/^[A-Za-z0-9._-]{2,40}$/), fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{1,20}$/))
  .map((parts) => parts.join('@'))

test('reads the payment back from its link', () => {
  const any = fc.record({ payeeId: vpa, payeeName: wellFormedText, note: anyText, reference: anyText })
  holds(
    fc.property(any, paise, (payment, amount) => {
      const link = upiLink({ ...payment, amount: amount / 100 })
      const read = readLink(link)
      expect(payeeIn(link)).toBe(payment.payeeId)
      expect(read).toMatchObject({ pa: payment.payeeId, pn: payment.payeeName, cu: 'INR' })
      expect(read['am']).toMatch(/^\d+\.\d{2}$/)
      expect(BigInt(read['am']?.replace('.', '') ?? '')).toBe(BigInt(amount))
    }),
    500,
  )
})

test('in note and reference, keeps only what apps accept', () => {
  const text = fc.oneof(anyText, fc.string({ maxLength: 120, size: 'max' }))
  holds(
    fc.property(text, text, (note, reference) => {
      const read = readLink(
        upiLink({ payeeId: 'chaukhat@konkanbank', payeeName: 'Chaukhat', amount: 1, note, reference }),
      )
      const kept = Array.from(note).filter((letter) => /^[A-Za-z0-9 .-]$/.test(letter))
      expect(read['tn']).toBe(kept.slice(0, 50).join('').trim())
      const letters = Array.from(reference).filter((letter) => /^[A-Za-z0-9]$/.test(letter))
      expect(read['tr']).toBe(letters.slice(0, 35).join(''))
    }),
  )
})

test('builds a link of six parts from any payee name or UPI ID', () => {
  holds(
    fc.property(anyText, anyText, (payeeId, payeeName) => {
      readLink(upiLink({ payeeId, payeeName, amount: 1, note: 'Pro', reference: 'R1' }))
    }),
    1000,
  )
})

test('builds a link only for amounts that round to a paisa or more', () => {
  holds(
    fc.property(fc.double({ min: -10, max: 10 }), (amount) => {
      const link = () => upiLink({ payeeId: 'a1@bank', payeeName: 'A', amount, note: 'Pro', reference: 'R1' })
      if (amount >= 0.005) expect(readLink(link())['am']).not.toBe('0.00')
      else expect(link).toThrow(RangeError)
    }),
  )
})
