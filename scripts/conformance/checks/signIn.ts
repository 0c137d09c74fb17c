import { DAY } from '@/lib/dates'
import { type Check, check } from '../check'
import type { Probe } from '../probe'
import { type Call, parsed, WRONG_PASSWORD } from '../requestContext'

const WRONG = 'Invalid email or password.'
const name = 'Conformance Test'

/** The token's claims. An opaque token, which the contract allows, has none. */
const claimsOf = (token: string): { iat?: unknown; exp?: unknown } =>
  Object(parsed(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))

export const ALLOWED_FAILURES = 5

const lockOfAll = (probe: Probe, call: Call, place: string) =>
  probe.report('login', call, {
    title: 'The sign-in limit locks other accounts out',
    found: [place, '200', '429'],
    text: 'Too many login attempts. Please wait a moment and try again.',
  })

export const signInChecks: Check[] = [
  check('register', 'Registration and the signed-in user', async ({ probe, fixtures }) => {
    const { email, password, token } = await fixtures.client()
    const me = await probe.succeed('getMe', { token })
    await probe.succeed('getDashboard', { token })
    if (me && me.email !== '' && me.email !== email.toLowerCase())
      probe.report('register', probe.callOf('register', { body: { name, email, password } }), {
        title: 'Email addresses are not stored in lower case',
        found: ['user.email', email.toLowerCase(), me.email],
        text: WRONG,
      })
    await probe.mustRefuse('register', { body: { name, email: email.toUpperCase(), password } }, [
      'a taken email address in upper case',
      'User already exists.',
      'A user has two accounts, and sees their plan in only one of them.',
    ])
  }),
  // Phones start a typed address with a capital letter.
  check('email-case', 'A sign-in with an upper-case email address', async ({ probe, fixtures }) => {
    const { email, password } = await fixtures.client()
    await probe.succeed('login', { body: { email: email.toLowerCase(), password } })
    const { call, status } = await probe.send('login', { body: { email: email.toUpperCase(), password } })
    if (status >= 400 && status < 500)
      probe.report('login', call, {
        title: 'Email addresses are not compared in lower case',
        found: ['a sign-in with an upper-case email address', '200', String(status)],
        text: WRONG,
      })
  }),
  check('wrong-password', 'A wrong email or password', async ({ probe, fixtures }) => {
    const { email } = await fixtures.client()
    const accepted = 'Anyone can sign in as anyone.'
    const wrong = { body: { email, password: WRONG_PASSWORD } }
    await probe.mustRefuse('login', wrong, ['a wrong password', WRONG, accepted])
    const { name: _, ...stranger } = fixtures.bodies.account()
    await probe.mustRefuse('login', { body: stranger }, ['an unknown email address', WRONG, accepted])
  }),
  // Reports nothing if the token does not state its lifetime.
  check('token-life', 'A token’s lifetime', async ({ probe, fixtures }) => {
    const { email, password, token } = await fixtures.client()
    const { iat, exp } = claimsOf(token)
    const days = ((Number(exp) - Number(iat)) * 1000) / DAY
    if (Math.abs(days - 7) > 0.1)
      probe.report('login', probe.callOf('login', { body: { email, password } }), {
        title: 'A token is not valid for 7 days',
        found: ['token', '7 days', `${Math.round(days * 100) / 100} days`],
      })
  }),
]

/** Must run after every check that signs in. */
export const loginLockChecks: Check[] = [
  // Sends wrong passwords for one of the tool's accounts; no other check reaches the sign-in limit.
  check('lock', 'Wrong passwords, up to the lock', async ({ probe, fixtures }) => {
    const { requests } = probe
    const early = requests.seen.find(({ status, call }) => status === 429 && call.path.endsWith('/login'))
    if (early) {
      const times = requests.seen.filter(({ call }) => call.path === early.call.path).length
      const place = 'a sign-in before five wrong passwords for one account'
      return lockOfAll(probe, { ...early.call, times }, place)
    }
    const { email } = await fixtures.client('third')
    const wrong = probe.callOf('login', { body: { email, password: WRONG_PASSWORD } })
    const sixth = { ...wrong, times: ALLOWED_FAILURES + 1 }
    for (let failure = 0; failure < ALLOWED_FAILURES; failure += 1) await requests.sendOnce(wrong)
    const { status, failure, headers } = await requests.sendOnce(wrong)
    if (status !== 429)
      return probe.report('login', sixth, {
        title: 'The number of wrong passwords is not limited',
        found: ['the sixth wrong password', '429 with Retry-After', String(status || failure)],
        text: 'Users notice nothing, but anyone can try any number of passwords.',
        area: 'status',
      })
    if (!(Number(headers.get('Retry-After')) > 0))
      probe.report('login', sixth, {
        title: 'A 429 does not say how many seconds to wait',
        found: ['Retry-After', 'seconds', headers.get('Retry-After') ?? 'nothing'],
        area: 'status',
      })
    // the lock belongs to one account: a whole office may share an IP address
    const { password, ...other } = await fixtures.client()
    const call = probe.callOf('login', { body: { email: other.email.toLowerCase(), password } })
    if ((await requests.sendOnce(call)).status === 429)
      lockOfAll(probe, { ...sixth, next: call }, 'the sign-in of another account')
  }),
]
