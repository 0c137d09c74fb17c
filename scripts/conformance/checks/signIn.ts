import type { Check, Context } from '../check'

const LOCKED_OUT = 'Invalid email or password.'

async function register({ probe, world }: Context): Promise<void> {
  const { email, password, token } = await world.client()
  const me = await probe.succeed('getMe', { token })
  await probe.succeed('getDashboard', { token })
  const call = probe.callOf('register', { body: { name: 'Conformance Test', email, password } })
  if (me && me.email !== '' && me.email !== email.toLowerCase())
    probe.breach('register', call, {
      cause: 'email-case',
      title: 'E-mail addresses are not stored lower-cased',
      place: 'user.email',
      expected: email.toLowerCase(),
      got: me.email,
      text: LOCKED_OUT,
    })
  await probe.refused(
    'register',
    { body: { name: 'Conformance Test', email: email.toUpperCase(), password } },
    {
      cause: 'duplicate-email',
      place: 'an e-mail address that is taken, in other case',
      status: 400,
      message: 'User already exists.',
      accepted: 'Somebody has two accounts, and finds their plan in only one of them.',
    },
  )
}

/** The address as people type it: a phone begins it with a capital letter. */
async function signInAnyCase({ probe, world }: Context): Promise<void> {
  const { email, password } = await world.client()
  await probe.succeed('login', { body: { email: email.toLowerCase(), password } })
  const input = { body: { email: email.toUpperCase(), password } }
  const exchange = await probe.send('login', input)
  if (exchange.status >= 400 && exchange.status < 500)
    probe.breach('login', exchange.call, {
      cause: 'email-case',
      title: 'E-mail addresses are not compared lower-cased',
      place: 'a sign-in in other case',
      expected: '200',
      got: String(exchange.status),
      text: LOCKED_OUT,
    })
}

async function wrongPassword({ probe, world }: Context): Promise<void> {
  const { email } = await world.client()
  const refusal = {
    cause: 'wrong-password',
    status: 400,
    message: LOCKED_OUT,
    accepted: 'Anybody signs in as anybody.',
  }
  await probe.refused(
    'login',
    { body: { email, password: 'wrong-password' } },
    { ...refusal, place: 'a wrong password' },
  )
  const stranger = world.bodies.account()
  await probe.refused(
    'login',
    { body: { email: stranger.email, password: stranger.password } },
    { ...refusal, cause: 'unknown-account', place: 'an unknown e-mail address' },
  )
}

const DAY_SECONDS = 86_400

/** Of a token that says how long it lives. */
async function tokenLife({ probe, world }: Context): Promise<void> {
  const { token } = await world.client()
  const { iat, exp } = claimsOf(token)
  if (typeof iat !== 'number' || typeof exp !== 'number') return
  const days = (exp - iat) / DAY_SECONDS
  if (Math.abs(days - 7) > 0.1)
    probe.breach(
      'login',
      probe.callOf('login', { body: { email: 'you@example.com', password: 'password' } }),
      {
        cause: 'token-life',
        title: 'A token does not live for 7 days',
        place: 'token',
        expected: '7 days',
        got: `${Math.round(days * 100) / 100} days`,
      },
    )
}

function claimsOf(token: string): { iat?: unknown; exp?: unknown } {
  try {
    return Object(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
  } catch {
    // opaque, as the contract allows
    return {}
  }
}

const check = (id: string, title: string, run: Check['run']): Check => ({
  id,
  title,
  writes: true,
  admin: false,
  run,
})

export const signIn: Check[] = [
  check('register', 'Registration, and who is signed in', register),
  check('email-case', 'A sign-in in other case', signInAnyCase),
  check('wrong-password', 'A wrong password and an unknown account', wrongPassword),
  check('token-life', 'How long a token lives', tokenLife),
]
