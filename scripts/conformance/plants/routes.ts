import { htmlError, jsonError } from '@mocks/dialects/answers'
import { answering, instead, json, type Plant } from './plant'

/** Faults in the routes of valid calls. */
export const routePlants: Plant[] = [
  {
    title: 'a route that is not there',
    serve: instead(['listFeatures'], ({ method, url }) =>
      htmlError(404, `Cannot ${method} ${new URL(url).pathname}`),
    ),
    only: ['read-admin'],
    cause: 'missing-route',
    operation: 'listFeatures',
    place: 'GET /api/auth/admin/features',
    text: 'Failed to fetch features',
  },
  {
    title: 'a route that is not there, said as JSON',
    serve: instead(['listServices'], () => jsonError(404, 'Not found.')),
    only: ['read-admin'],
    cause: 'missing-route',
    operation: 'listServices',
    place: 'GET /api/auth/admin/services',
    text: 'Failed to fetch services',
  },
  {
    title: 'the site’s page in place of the API',
    serve: instead(['listPlans'], () => htmlError(200, 'Welcome')),
    only: ['read-public'],
    cause: 'html-answer',
    operation: 'listPlans',
    place: 'GET /api/auth/plans',
    text: 'Failed to load plans. Please try again.',
  },
  {
    title: 'the connection breaks',
    serve: instead(['listUsers'], () => Response.error()),
    only: ['read-admin'],
    cause: 'no-answer:network',
    operation: 'listUsers',
    place: 'GET /api/auth/admin/users',
    text: 'Could not fetch users.',
  },
  {
    title: 'a slash is added by a redirect',
    serve: instead(
      ['listPlans'],
      (request) => new Response(null, { status: 301, headers: { Location: `${request.url}/` } }),
    ),
    only: ['read-public'],
    cause: 'redirect',
    operation: 'listPlans',
    place: 'GET /api/auth/plans',
    text: 'Failed to load plans. Please try again.',
  },
  {
    title: 'a list fails',
    serve: instead(['listTeamMembers'], () => jsonError(500, 'E11000')),
    only: ['read-admin'],
    cause: 'valid-refused:500',
    operation: 'listTeamMembers',
    place: 'GET /api/auth/admin/team',
    text: 'Failed to fetch team members',
  },
  {
    title: 'payment options behind a token',
    serve: instead(['listActivePaymentOptions'], () => jsonError(401, 'No token, authorization denied.')),
    only: ['read-public'],
    cause: 'credential-asked',
    operation: 'listActivePaymentOptions',
    place: 'GET /api/auth/payment-options',
    text: 'Failed to fetch payment options',
  },
  {
    title: 'a creation is answered 200',
    serve: async ({ operation }, next) => {
      const response = await next()
      return operation === 'createComplaint' && response.ok ? json(await response.json()) : response
    },
    only: ['ticket'],
    cause: 'success:200',
    operation: 'createComplaint',
    place: 'status',
  },
  {
    title: 'JSON is called text',
    serve: async ({ operation }, next) => {
      const response = await next()
      if (operation === 'getStats') response.headers.set('Content-Type', 'text/plain')
      return response
    },
    only: ['read-admin'],
    cause: 'content-type',
    operation: 'getStats',
    place: 'Content-Type',
  },
  {
    title: 'browsers may keep a list',
    serve: async ({ operation }, next) => {
      const response = await next()
      if (operation === 'listPlans') response.headers.set('Cache-Control', 'public, max-age=300')
      return response
    },
    only: ['read-public'],
    cause: 'kept-answer',
    operation: 'listPlans',
    place: 'Cache-Control',
    text: 'What was there before it was changed.',
  },
  {
    title: 'browsers may guess how long they keep totals',
    serve: async ({ operation }, next) => {
      const response = await next()
      if (operation !== 'getStats') return response
      response.headers.set('Cache-Control', 'private')
      response.headers.set('Last-Modified', 'Mon, 02 Nov 2026 10:00:00 GMT')
      return response
    },
    only: ['read-admin'],
    cause: 'kept-answer',
    operation: 'getStats',
    place: 'Cache-Control',
    text: 'What was there before it was changed.',
  },
  {
    title: 'an id is the answer',
    serve: answering(['createComplaint'], (body) => Object(body).complaint._id),
    only: ['ticket'],
    cause: 'no-content',
    operation: 'createComplaint',
    place: 'body',
  },
]
