import { htmlError, jsonError } from '@mocks/dialects/answers'
import { forgiving, json, type Plant } from './plant'

const stats = { userCount: 1, totalRevenue: 0, subCount: 0, activeSubs: 0 }
const OPEN_READ = 'Anybody reads it who knows the address.'

function limitedLogins(): Plant['serve'] {
  let logins = 0
  return ({ operation }, next) => {
    if (operation === 'login') logins += 1
    const refusal = { message: 'Too many requests' }
    const headers = { 'Retry-After': '0' }
    return logins > 2 && operation === 'login'
      ? Promise.resolve(Response.json(refusal, { status: 429, headers }))
      : next()
  }
}

/** Faults in statuses and messages of refusals. */
export const statusPlants: Plant[] = [
  {
    title: 'totals for everybody',
    serve: forgiving(['getStats'], 401, () => json(stats)),
    only: ['no-token-read'],
    cause: 'no-token:200',
    operation: 'getStats',
    place: 'a call without a token',
    text: OPEN_READ,
  },
  {
    title: 'a token that is not valid is forbidden',
    serve: forgiving(['listUsers'], 401, (message) =>
      message.startsWith('Token') ? jsonError(403, message) : null,
    ),
    only: ['bad-token-read'],
    cause: 'bad-token:403',
    operation: 'listUsers',
    place: 'a call with a token that is not valid',
    text: 'Could not fetch users.',
  },
  {
    title: 'any client may delete plans',
    serve: forgiving(['deletePlan'], 403, () => jsonError(404, 'Plan not found.')),
    only: ['wrong-role-write'],
    cause: 'wrong-role:404',
    operation: 'deletePlan',
    place: 'a call of the panel by a client',
    text: 'Could not delete plan.',
  },
  {
    title: 'a malformed id is an error of the server',
    serve: async ({ operation, request }, next) =>
      operation === 'getComplaint' && request.url.endsWith('/not-an-id')
        ? jsonError(500, 'Cast to ObjectId failed')
        : next(),
    only: ['ids-client'],
    cause: 'malformed-id:500',
    operation: 'getComplaint',
    place: 'a malformed id',
    text: 'Could not load complaint.',
  },
  {
    title: 'an unknown id is deleted all the same',
    serve: forgiving(['deleteCoupon'], 404, () => json({ message: 'Coupon deleted.' })),
    only: ['ids-admin'],
    cause: 'unknown-id:200',
    operation: 'deleteCoupon',
    place: 'an unknown id',
    also: ['malformed-id:200'],
    text: 'The product says that it worked, and shows what is stored.',
  },
  {
    title: 'a missing field is an error of the server',
    serve: forgiving(['createComplaint'], 400, (message) =>
      message === 'Message is required.' ? jsonError(500, 'Validation failed') : null,
    ),
    only: ['inputs-client'],
    cause: 'missing-field:500',
    operation: 'createComplaint',
    place: 'a missing field: message',
    also: ['blank:500'],
    text: 'Validation failed',
  },
  {
    title: 'a blank text is stored',
    serve: forgiving(['sendChatMessage'], 400, (message) =>
      message === 'Message text is required.' ? json({ chat: [] }) : null,
    ),
    only: ['inputs-client'],
    cause: 'blank:200',
    operation: 'sendChatMessage',
    place: 'a blank field: text',
    also: ['missing-field:200'],
    text: 'The product says that it worked, and shows what is stored.',
  },
  {
    title: 'a text is taken for a number',
    serve: forgiving(['createCoupon'], 400, (message) =>
      message === 'Invalid request body.' ? json({ coupon: {} }, 201) : null,
    ),
    only: ['inputs-admin'],
    cause: 'wrong-type:201',
    operation: 'createCoupon',
    place: 'a field of another type: amount',
    also: ['beyond-bound:201'],
    text: 'The product says that it worked, and shows what is stored.',
  },
  {
    title: 'a text too long is an error of the server',
    serve: async ({ operation, request }, next) =>
      operation === 'createComplaint' && (await request.clone().text()).length > 5000
        ? jsonError(500, 'Too long')
        : next(),
    only: ['inputs-client'],
    cause: 'beyond-bound:500',
    operation: 'createComplaint',
    place: 'a field beyond its bound: message',
    text: 'Too long',
  },
  {
    title: 'a body of a plan ends at 250 letters',
    serve: async ({ operation, request }, next) =>
      operation === 'createPlan' && (await request.clone().text()).length > 250
        ? jsonError(400, 'Too long')
        : next(),
    only: ['at-bounds'],
    cause: 'at-bound:400',
    operation: 'createPlan',
    place: 'every field at its bound',
    text: 'The form takes it, and the server does not.',
  },
  {
    title: 'errors stand under error',
    serve: forgiving(['login'], 400, (error) => json({ error }, 400)),
    only: ['wrong-password'],
    cause: 'error-body',
    operation: 'login',
    place: '400, a wrong password',
    text: 'Invalid credentials.',
  },
  {
    title: 'errors in other words',
    serve: forgiving(['login'], 400, () => jsonError(400, 'Wrong password')),
    only: ['wrong-password'],
    cause: 'other-words',
    operation: 'login',
    place: '400, a wrong password',
    text: 'Wrong password',
  },
  {
    title: 'a body that is not JSON gets a page',
    serve: async ({ operation, request }, next) =>
      operation === 'login' && !(await request.clone().text()).endsWith('}')
        ? htmlError(400, 'SyntaxError')
        : next(),
    only: ['bad-json'],
    cause: 'html-error',
    operation: 'login',
    place: '400, a body that is not JSON',
    text: 'Invalid credentials.',
  },
  {
    title: 'a person who has an account gets a second one',
    serve: forgiving(['register'], 400, () => json({ token: 'x', user: {} }, 201)),
    only: ['register'],
    cause: 'duplicate-email:201',
    operation: 'register',
    place: 'an e-mail address that is taken, in other case',
    text: 'Somebody has two accounts, and finds their plan in only one of them.',
  },
  {
    title: 'any file is taken for a picture',
    serve: forgiving(['createTeamMember'], 400, (message) =>
      message === 'Only image files are allowed.' ? json({ teamMember: { _id: 'tem_x' } }, 201) : null,
    ),
    only: ['forms'],
    cause: 'upload-type:201',
    operation: 'createTeamMember',
    place: 'a file that is no picture',
    text: 'The product says that it worked, and shows what is stored.',
  },
  {
    title: 'nobody is locked out',
    serve: forgiving(['login'], 429, () => jsonError(400, 'Invalid email or password.')),
    only: ['lock'],
    cause: 'no-lock',
    operation: 'login',
    place: 'the sign-in after 5 wrong passwords',
    text: 'Nothing is said: anybody may guess passwords without end.',
  },
  {
    title: 'the third login of an address is one too many',
    serve: limitedLogins(),
    only: ['email-case', 'wrong-password', 'lock'],
    cause: 'lock-of-all',
    operation: 'login',
    place: 'a sign-in before five wrong passwords of one account',
    text: 'Too many login attempts. Please wait a moment and try again.',
    also: ['unknown-account:429', 'wrong-password:429'],
  },
  {
    title: 'a 429 without Retry-After',
    serve: forgiving(['login'], 429, (message) => jsonError(429, message)),
    only: ['lock'],
    cause: 'retry-after',
    operation: 'login',
    place: 'Retry-After',
  },
]
