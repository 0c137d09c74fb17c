import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { type CurlCall, curlCommand } from './curl'

/** The arguments that curl would get: a shell runs the command with a stub for curl. */
function argumentsOf(call: Partial<CurlCall>): string[] {
  const command = curlCommand({ method: 'POST', address: 'http://x/api', headers: [], ...call })
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`
  const env = { TOKEN: 'tok_1', PASSWORD: 'pass"word' }
  return execFileSync('sh', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1)
}

test('passes method, address and headers unchanged', () => {
  const address = "http://x/api/it's?a=1&b=$2"
  expect(argumentsOf({ method: 'GET', address, headers: [['accept', 'application/json']] })).toEqual([
    '-i',
    '-X',
    'GET',
    address,
    '-H',
    'accept: application/json',
  ])
})

test.each([
  ['quotes', `{"message":"It's \\"here\\""}`],
  ['shell syntax', '{"message":"$(touch x) `id` $HOME ; rm -rf & | > \\\\"}'],
  ['several lines and non-Latin letters', '{\n  "message": "₹ ओळ\\n"\n}'],
  ['a file name in curl’s notation', '@/etc/passwd'],
])('passes a body with %s unchanged', (_, body) => {
  expect(argumentsOf({ body }).slice(-2)).toEqual(['--data-raw', body])
})

test('takes token and password from shell variables', () => {
  const body = '{"password":"$PASSWORD"}'
  expect(argumentsOf({ headers: [['Authorization', 'Bearer mine']], body }).slice(4)).toEqual([
    '-H',
    'Authorization: Bearer tok_1',
    '--data-raw',
    '{"password":"pass"word"}',
  ])
})

test('passes a form’s values and file names', () => {
  const body = [
    { name: 'name', value: "<Ishaan's" },
    { name: 'profileImage', file: 'me "and" you;1.png', type: 'image/png' },
  ]
  expect(argumentsOf({ body }).slice(4)).toEqual([
    '--form-string',
    "name=<Ishaan's",
    '-F',
    'profileImage=@"me \\"and\\" you;1.png";type=image/png',
  ])
})
