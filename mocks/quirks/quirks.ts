import { type OperationId, operations } from '@/contract'
import { store } from '@mocks/store/db'
import { mapObjects, htmlError, isObject, jsonError, jsonOf, mapFields, rewriting } from './answers'
import type { QuirkCall, Quirk } from './state'

/** Writes whose answer holds something that no other call returns. */
const answeredInFull: readonly OperationId[] = ['login', 'register', 'applyCoupon']
const signInCalls: readonly OperationId[] = ['login', 'register', 'getMe']
const laterRoutes: readonly OperationId[] = ['reopenComplaint', 'decideReopen', 'sendAutoExpiryNotifications']
const chatCalls: readonly OperationId[] = ['listChatMessages', 'sendChatMessage']
const paymentOptionCalls: readonly OperationId[] = [
  'listPaymentOptions',
  'createPaymentOption',
  'updatePaymentOption',
  'deletePaymentOption',
]
const listsWithNone: readonly string[] = ['renewalStatus', 'reopenStatus']

const notFound = ({ method, url }: Request) => htmlError(404, `Cannot ${method} ${new URL(url).pathname}`)

function idOf({ operation, request }: QuirkCall): string | undefined {
  const segments = operation === null ? [] : operations[operation].path.split('/')
  const place = segments.indexOf('{id}')
  // counted from the end, because the API may be hosted in a sub-path
  return place === -1 ? undefined : new URL(request.url).pathname.split('/').at(place - segments.length)
}

async function isBrokenJson({ operation, request }: QuirkCall): Promise<boolean> {
  if (operation === null || operations[operation].body !== 'json') return false
  const text = await request.clone().text()
  try {
    if (text !== '') JSON.parse(text)
    return false
  } catch {
    return true
  }
}

async function asksForQr({ operation, request }: QuirkCall): Promise<boolean> {
  // a request without a valid token gets its 401 first
  const token = request.headers.get('Authorization')?.replace('Bearer ', '')
  if (operation !== 'subscribe' || !store.session.get(token ?? '')) return false
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  return Object(body).method === 'qr'
}

/** The first quirk is the innermost middleware. */
const quirks = {
  'missing-routes': {
    title: 'Tickets can’t be reopened, and expiry reminders can’t be sent: these routes are missing.',
    serve: async ({ operation, request }, next) =>
      operation !== null && laterRoutes.includes(operation) ? notFound(request) : next(),
  },
  'upi-only': {
    title: 'An order accepts only the payment method `upi`.',
    serve: async (call, next) =>
      (await asksForQr(call))
        ? jsonError(
            400,
            'Subscription validation failed: paymentMethod: `qr` is not a valid enum value for path `paymentMethod`.',
          )
        : next(),
  },
  'private-payment-options': {
    title: 'The admin panel’s payment options need a login.',
    serve: async ({ operation, request }, next) =>
      operation !== null && paymentOptionCalls.includes(operation) && !request.headers.has('Authorization')
        ? jsonError(401, 'No token, authorization denied.')
        : next(),
  },
  'whole-record': {
    title: 'An update replaces the whole record: a payment option without `isActive` becomes active.',
    serve: async ({ operation, request }, next) => {
      const body = operation === 'updatePaymentOption' ? await jsonOf(request) : undefined
      if (!isObject(body)) return next()
      const whole = JSON.stringify({ isActive: true, ...body })
      return next(new Request(request.clone(), { method: request.method, body: whole }))
    },
  },
  'cast-errors': {
    title: 'An invalid ID fails with 500 and a database error.',
    serve: async (call, next) => {
      const response = await next()
      const id = idOf(call)
      if (response.status !== 404 || id === undefined || /^[a-z]+_\w+$/.test(id)) return response
      return jsonError(500, `Cast to ObjectId failed for value "${id}" (type string) at path "_id"`)
    },
  },
  'id-references': {
    title: 'The client of a subscription or complaint is only an ID.',
    serve: rewriting((body) =>
      mapObjects(body, (object) =>
        // an object with a user and a status is a subscription or a complaint; the answer to a login has no status
        'status' in object && isObject(object['user'])
          ? { ...object, user: object['user']['_id'] ?? null }
          : object,
      ),
    ),
  },
  'bare-sign-in': {
    title: 'The login answer has no joining date.',
    serve: rewriting((body, operation) => {
      if (!signInCalls.includes(operation)) return body
      return mapObjects(body, (object) =>
        Object.fromEntries(Object.entries(object).filter(([key]) => key !== 'createdAt')),
      )
    }),
  },
  'chat-time': {
    title: 'A chat message has `time` instead of `createdAt`.',
    serve: rewriting((body, operation) => {
      if (!chatCalls.includes(operation)) return body
      return mapObjects(body, (object) =>
        mapFields(object, (key, value) => [key === 'createdAt' ? 'time' : key, value]),
      )
    }),
  },
  'bare-writes': {
    title: 'A write returns only `{"success": true}`.',
    serve: rewriting((body, operation) =>
      operations[operation].method === 'get' || answeredInFull.includes(operation) ? body : { success: true },
    ),
  },
  'enveloped-lists': {
    title: 'Lists come in an envelope: `{"success": true, "data": [ … ]}`.',
    serve: rewriting((body) => {
      const [content, ...more] = Object.values(Object(body) as object) as unknown[]
      return Array.isArray(content) && more.length === 0 ? { success: true, data: content } : body
    }),
  },
  none: {
    title: 'A missing renewal or reopen request is `"none"`, not null.',
    serve: rewriting((body) =>
      mapObjects(body, (object) =>
        mapFields(object, (key, value) => [
          key,
          value === null && listsWithNone.includes(key) ? 'none' : value,
        ]),
      ),
    ),
  },
  'empty-texts': {
    title: 'A missing value is `""`, not null.',
    serve: rewriting((body) =>
      mapObjects(body, (object) => mapFields(object, (key, value) => [key, value ?? ''])),
    ),
  },
  'grouped-numbers': {
    title: 'Numbers are strings with grouped digits: `"14,999"`.',
    serve: rewriting((body) =>
      mapObjects(body, (object) =>
        mapFields(object, (key, value) => [
          key,
          typeof value === 'number' ? value.toLocaleString('en-IN', { maximumFractionDigits: 2 }) : value,
        ]),
      ),
    ),
  },
  'plain-ids': {
    title: 'IDs are in `id`, not `_id`.',
    serve: rewriting((body) =>
      mapObjects(body, (object) => mapFields(object, (key, value) => [key === '_id' ? 'id' : key, value])),
    ),
  },
  'html-not-found': {
    title: 'Unknown paths return HTML.',
    serve: async ({ operation, request }, next) => (operation === null ? notFound(request) : next()),
  },
  'html-bad-json': {
    title: 'Invalid JSON is rejected with an HTML page.',
    serve: async (call, next) =>
      (await isBrokenJson(call)) ? htmlError(400, 'SyntaxError: Unexpected token in JSON') : next(),
  },
  'unreadable-429': {
    title: 'A 429 has no CORS header, so a page from another origin can’t read it.',
    serve: async (_call, next) => {
      const response = await next()
      // to a browser, an empty header is the same as none
      if (response.status === 429) response.headers.set('Access-Control-Allow-Origin', '')
      return response
    },
  },
} as const satisfies Record<string, Quirk>

export type QuirkId = keyof typeof quirks

export const quirkIds = Object.keys(quirks) as QuirkId[]

export const quirkTitle = (id: QuirkId): string => quirks[id].title

/** The IDs of the active quirks, without quirks that only a test defines. */
export const quirkIdsOf = (active: readonly Quirk[]): QuirkId[] =>
  quirkIds.filter((id) => active.includes(quirks[id]))

const ALL = 'all'

export const quirksFor = (ids: readonly QuirkId[]): Quirk[] => ids.map((id) => quirks[id])

/** `all` means every quirk. Throws if a name is unknown. */
export function quirksNamed(names: string): Quirk[] {
  const wanted = names.split(',').map((name) => name.trim())
  const known: readonly string[] = [ALL, ...quirkIds, '']
  const unknown = wanted.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new Error(`No quirk is called “${unknown}”. Known quirks: ${[ALL, ...quirkIds].join(', ')}.`)
  return quirksFor(quirkIds.filter((id) => wanted.includes(ALL) || wanted.includes(id)))
}
