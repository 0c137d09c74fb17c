import { type Check, check } from '../check'
import type { Probe } from '../probe'
import { type Call, WRONG_PASSWORD } from '../requestContext'

const WRONG = 'Invalid email or password.'
const name = 'Conformance Test'

const DAY_SECONDS = 86_400

function claimsOf(token: string): { iat?: unknown; exp?: unknown } {
  try {
    return Object(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
  } catch {
    // opaque, as the contract allows
    return {}
  }
}

export const ALLOWED_FAILURES = 5

const lockOfAll = (probe: Probe, call: Call, place: string) =>
  probe.breach('login', call, {
    title: 'The limit of sign-ins locks other accounts out',
    found: [place, '200', '429'],
    text: 'Too many login attempts. Please wait a moment and try again.',
  })

export const signInChecks: Check[] = [
  check('register', 'Registration, and who is signed in', 'writes', async ({ probe, fixtures }) => {
    const { email, password, token } = await fixtures.client()
    const me = await probe.succeed('getMe', { token })
    await probe.succeed('getDashboard', { token })
    if (me && me.email !== '' && me.email !== email.toLowerCase())
      probe.breach('register', probe.callOf('register', { body: { name, email, password } }), {
        title: 'Email addresses are not stored in lower case',
        found: ['user.email', email.toLowerCase(), me.email],
        text: WRONG,
      })
    await probe.refused('register', { body: { name, email: email.toUpperCase(), password } }, [
      'a taken email address in upper case',
      'User already exists.',
      'A user has two accounts, and finds their plan in only one of them.',
    ])
  }),
  // Phones start a typed address with a capital letter.
  check('email-case', 'A sign-in in upper case', 'writes', async ({ probe, fixtures }) => {
    const { email, password } = await fixtures.client()
    await probe.succeed('login', { body: { email: email.toLowerCase(), password } })
    const { call, status } = await probe.send('login', { body: { email: email.toUpperCase(), password } })
    if (status >= 400 && status < 500)
      probe.breach('login', call, {
        title: 'Email addresses are not compared in lower case',
        found: ['a sign-in in upper case', '200', String(status)],
        text: WRONG,
      })
  }),
  check('wrong-password', 'A wrong email or password', 'writes', async ({ probe, fixtures }) => {
    const { email } = await fixtures.client()
    const accepted = 'Anyone can sign in as anyone.'
    await probe.refused('login', { body: { email, password: WRONG_PASSWORD } }, [
      'a wrong password',
      WRONG,
      accepted,
    ])
    const { name: _, ...stranger } = fixtures.bodies.account()
    await probe.refused('login', { body: stranger }, ['an unknown email address', WRONG, accepted])
  }),
  // Judges only tokens that state their lifetime.
  check('token-life', 'How long a token lives', 'writes', async ({ probe, fixtures }) => {
    const { email, password, token } = await fixtures.client()
    const { iat, exp } = claimsOf(token)
    const days = (Number(exp) - Number(iat)) / DAY_SECONDS
    if (Math.abs(days - 7) > 0.1)
      probe.breach('login', probe.callOf('login', { body: { email, password } }), {
        title: 'A token does not live for 7 days',
        found: ['token', '7 days', `${Math.round(days * 100) / 100} days`],
      })
  }),
]

/** Comes after everything that signs in. */
export const loginLockChecks: Check[] = [
  // Five wrong passwords for the tool's own account; no other check reaches the limit of sign-ins.
  check('lock', 'Wrong passwords, up to the lock', 'writes', async ({ probe, fixtures }) => {
    const { requests } = probe
    const early = requests.seen.find(({ status, call }) => status === 429 && call.path.endsWith('/login'))
    if (early) {
      const times = requests.seen.filter(({ call }) => call.path === early.call.path).length
      return lockOfAll(
        probe,
        { ...early.call, times },
        'a sign-in before five wrong passwords of one account',
      )
    }
    const { email } = await fixtures.client('third')
    const wrong = probe.callOf('login', { body: { email, password: WRONG_PASSWORD } })
    const sixth = { ...wrong, times: ALLOWED_FAILURES + 1 }
    for (let failure = 0; failure < ALLOWED_FAILURES; failure += 1) await requests.sendOnce(wrong)
    const { status, failure, headers } = await requests.sendOnce(wrong)
    if (status !== 429)
      return probe.breach('login', sixth, {
        title: 'Wrong passwords are not limited',
        found: ['the sixth wrong password', '429 with Retry-After', String(status || failure)],
        text: 'Nothing: anyone can try passwords without end.',
        area: 'status',
      })
    if (!(Number(headers.get('Retry-After')) > 0))
      probe.breach('login', sixth, {
        title: 'A 429 does not say how many seconds to wait',
        found: ['Retry-After', 'seconds', headers.get('Retry-After') ?? 'nothing'],
        area: 'status',
      })
    // the lock belongs to one account: a whole office may share a network address
    const other = await fixtures.client()
    const call = probe.callOf('login', {
      body: { email: other.email.toLowerCase(), password: other.password },
    })
    if ((await requests.sendOnce(call)).status === 429)
      lockOfAll(probe, { ...sixth, next: call }, 'the sign-in of another account')
  }),
]
