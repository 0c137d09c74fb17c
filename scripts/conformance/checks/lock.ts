import type { Check, Context } from '../check'
import type { Call } from '../line'

const ALLOWED_FAILURES = 5

/** Five wrong passwords for an account of the test's own; the only check that goes beyond the limit of sign-ins. */
async function lock({ probe, world }: Context): Promise<void> {
  const early = probe.line.seen.find(({ status, call }) => status === 429 && call.path.endsWith('/login'))
  if (early) return lockOfAll({ probe }, early.call, 'a sign-in before five wrong passwords of one account')
  const { email } = await world.client('third')
  const call = probe.callOf('login', { body: { email, password: 'wrong-password' } })
  for (let failure = 0; failure < ALLOWED_FAILURES; failure += 1) await probe.line.sendOnce(call)
  const locked = await probe.line.sendOnce(call)
  if (locked.status !== 429)
    return probe.breach('login', call, {
      cause: 'no-lock',
      title: 'Wrong passwords are not limited',
      place: `the sign-in after ${ALLOWED_FAILURES} wrong passwords`,
      expected: '429 with Retry-After',
      got: String(locked.status || locked.failure),
      text: 'Nothing is said: anybody may guess passwords without end.',
      area: 'status',
    })
  if (!(Number(locked.headers.get('Retry-After')) > 0))
    probe.breach('login', call, {
      cause: 'retry-after',
      title: 'A 429 does not say how long to wait, in seconds',
      place: 'Retry-After',
      expected: 'seconds',
      got: locked.headers.get('Retry-After') ?? 'nothing',
      area: 'status',
    })
  await mayOthersSignIn({ probe, world })
}

/** The lock belongs to one e-mail address: an office signs in from one network address. */
async function mayOthersSignIn({ probe, world }: Context): Promise<void> {
  const { email, password } = await world.client()
  const call = probe.callOf('login', { body: { email: email.toLowerCase(), password } })
  const { status } = await probe.line.sendOnce(call)
  if (status === 429) lockOfAll({ probe }, call, 'the sign-in of somebody else')
}

function lockOfAll({ probe }: Pick<Context, 'probe'>, call: Call, place: string): void {
  probe.breach('login', call, {
    cause: 'lock-of-all',
    title: 'The limit of logins is not that of one account: it locks others out',
    place,
    expected: '200',
    got: '429',
    text: 'Too many login attempts. Please wait a moment and try again.',
  })
}

/** Comes after everything that signs in. */
export const loginLock: Check[] = [
  { id: 'lock', title: 'Wrong passwords, until the lock', writes: true, admin: false, run: lock },
]
