import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Body } from '@mocks/calls/message'
import { HIDDEN } from '@mocks/calls/secrets'
import { curlCommand } from '@/lib/curl'
import { loggedCall, textMessage } from '@/testing/loggedCalls'
import { curlOf } from './curl'

/** What curl would get: a shell reads the command, and a stand-in for curl tells its arguments. */
function argumentsOf(command: string | undefined): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`
  const env = { TOKEN: 'tok_1', PASSWORD: 'pass"word' }
  return execFileSync('sh', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1)
}

const posting = (body: Body, headers: [string, string][] = []) =>
  loggedCall(1, { method: 'POST', request: { headers, body } })
const text = (value: string): Body => ({ kind: 'text', text: value, bytes: value.length, cut: false })

test('a call without a body', () => {
  const request = {
    headers: [
      ['accept', 'application/json'],
      ['user-agent', 'x'],
    ] as const,
    body: { kind: 'none' } as const,
  }
  expect(argumentsOf(curlOf(loggedCall(1, { request })))).toEqual([
    '-i',
    '-X',
    'GET',
    'http://localhost/api/auth/plans',
    '-H',
    'accept: application/json',
  ])
})

test.each([
  ['quotes', `{"message":"It's \\"here\\""}`],
  ['what a shell would run', '{"message":"$(touch x) `id` $HOME ; rm -rf & | > \\\\"}'],
  ['several lines and other letters', '{\n  "message": "₹ ओळ\\n"\n}'],
  ['the name of a file, as curl takes it', '@/etc/passwd'],
])('a body with %s arrives as it is', (_, body) => {
  const command = curlOf({ ...posting(text(body)), request: textMessage(body) })
  expect(argumentsOf(command).slice(-2)).toEqual(['--data-raw', body])
})

test('an address with a quote and a query arrives as it is', () => {
  const url = "http://localhost/api/auth/plans/it's?a=1&b=$2"
  expect(argumentsOf(curlOf(loggedCall(1, { url })))[3]).toBe(url)
})

test('token and password are the shell’s to fill in', () => {
  const command = curlOf(
    posting(text(`{"email":"a@b.c","password":"${HIDDEN}"}`), [['authorization', `Bearer ${HIDDEN}`]]),
  )
  expect(command).not.toContain(HIDDEN)
  expect(argumentsOf(command).slice(4)).toEqual([
    '-H',
    'Authorization: Bearer tok_1',
    '--data-raw',
    '{"email":"a@b.c","password":"pass"word"}',
  ])
})

test('a form has its fields, the names of its files, and no boundary of the browser’s', () => {
  const command = curlOf(
    posting(
      {
        kind: 'form',
        fields: [
          { name: 'name', value: "<Ishaan's" },
          { name: 'profileImage', file: 'me "and" you;1.png', type: 'image/png', bytes: 7 },
        ],
      },
      [['content-type', 'multipart/form-data; boundary=x']],
    ),
  )
  expect(argumentsOf(command).slice(4)).toEqual([
    '--form-string',
    "name=<Ishaan's",
    '-F',
    'profileImage=@"me \\"and\\" you;1.png";type=image/png',
  ])
})

test('there is no command for a body of which only the beginning is kept', () => {
  expect(curlOf(posting({ kind: 'text', text: '{', bytes: 100_000, cut: true }))).toBeUndefined()
  expect(curlOf(loggedCall(1, { request: null }))).toBeUndefined()
})

test('a header of any spelling that carries the token is not written', () => {
  const command = curlCommand({
    method: 'GET',
    address: 'http://x',
    headers: [['AUTHORIZATION', 'Bearer mine']],
  })
  expect(command).not.toContain('mine')
})
