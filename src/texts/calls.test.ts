import { describe, expect, test } from 'vitest'
import { operations, type OperationId } from '@/contract'
import { doneText, failureText, refusal, sessionEndedText } from './calls'
import type { Failure } from './failure'

type Forced = Exclude<Failure['kind'], 'status'> | number | [status: number, serverMessage: string]

function forced(how: Forced): Failure {
  if (typeof how === 'string') return { kind: how }
  const [status, serverMessage] = typeof how === 'number' ? [how, undefined] : how
  return { kind: 'status', status, serverMessage }
}

/** The texts of SPEC section 8 that depend on how the call failed. */
const table: [OperationId, Forced, string][] = [
  ['login', 'timeout', 'Login timeout. Please check your connection and try again.'],
  ['login', [400, 'Invalid email or password.'], 'Invalid email or password.'],
  ['login', 400, 'Invalid credentials.'],
  ['login', 401, 'Authentication failed. Please check your credentials.'],
  ['login', 429, 'Too many login attempts. Please wait a moment and try again.'],
  ['login', 500, 'Server error. Please try again later.'],
  ['login', 503, 'Server error. Please try again later.'],
  ['login', 'network', 'Network error. Please check your internet connection.'],
  ['login', 'shape', 'Login failed. Please try again.'],
  ['login', 418, 'Login failed. Please try again.'],
  ['getDashboard', 'network', 'Network error. Please check your internet connection.'],
  ['getDashboard', 'timeout', 'Network error. Please check your internet connection.'],
  ['getDashboard', 404, 'Server error. Please try again later.'],
  ['getDashboard', 500, 'Server error. Please try again later.'],
  ['register', [400, 'User already exists.'], 'User already exists.'],
  ['register', 'network', 'Registration failed.'],
  ['subscribe', [500, 'Boom'], 'Server error occurred. Please try again later or contact support.'],
  ['subscribe', 401, 'Authentication failed. Please log in again.'],
  ['subscribe', [400, 'Plan not found.'], 'Plan not found.'],
  ['subscribe', 400, 'Invalid request. Please check your input.'],
  ['subscribe', [409, 'Busy'], 'Busy'],
  ['subscribe', 'network', 'Payment or subscription failed. Please try again.'],
  ['applyCoupon', [404, 'Invalid or expired coupon.'], 'Invalid or expired coupon.'],
  ['applyCoupon', 'network', 'Invalid coupon.'],
  ['getComplaint', 401, 'Not authorized. Please log in again.'],
  ['getComplaint', 404, 'Complaint not found or you do not have access.'],
  ['getComplaint', 500, 'Could not load complaint.'],
  ['getComplaint', 'network', 'Network error. Please try again.'],
  ['createComplaint', [400, 'Message is required.'], 'Message is required.'],
  ['createComplaint', 500, 'Could not submit your complaint.'],
  [
    'requestRenewal',
    [400, 'Only expired subscriptions can be renewed.'],
    'Only expired subscriptions can be renewed.',
  ],
  ['requestRenewal', 'network', 'Could not submit renewal request.'],
  ['changeUserRole', [400, 'You cannot change your own role.'], 'You cannot change your own role.'],
  ['changeUserRole', 500, 'Failed to update user role.'],
  ['createPaymentOption', [400, 'UPI ID already exists.'], 'UPI ID already exists.'],
  ['updatePaymentOption', 'network', 'Failed to save payment option'],
  ['deletePaymentOption', 404, 'Failed to delete payment option'],
  // a proxy’s refusal is an HTML page, which has no server message
  ['createTeamMember', 413, 'The image is too large for the server. Please choose a smaller one.'],
  ['updateTeamMember', [413, 'File too large'], 'File too large'],
]

test.each(table)('reports when %s fails with %j: %s', (operation, how, text) => {
  expect(failureText(operation, forced(how))).toBe(text)
})

describe.each([
  ['TeamMember', 'team member', 'Team member'],
  ['Feature', 'feature', 'Feature'],
  ['Service', 'service', 'Service'],
] as const)('%s', (name, thing, Thing) => {
  test.each([
    [401, 'Authentication failed. Please log in again.'],
    [403, 'You do not have permission to perform this action.'],
    [400, 'Invalid data provided.'],
    [[400, 'Only image files are allowed.'], 'Only image files are allowed.'],
    [[413, 'Too large'], 'Too large'],
    ['network', `Failed to save ${thing}. Please try again.`],
  ] as [Forced, string][])('reports when saving fails with %j: %s', (how, text) => {
    expect(failureText(`create${name}`, forced(how))).toBe(text)
    expect(failureText(`update${name}`, forced(how))).toBe(text)
  })
  test.each([
    [401, 'Authentication failed. Please log in again.'],
    [403, `You do not have permission to delete ${thing}s.`],
    [404, `${Thing} not found.`],
    [[500, 'Boom'], `Failed to delete ${thing}. Please try again.`],
  ] as [Forced, string][])('reports when deleting fails with %j: %s', (how, text) => {
    expect(failureText(`delete${name}`, forced(how))).toBe(text)
  })
  test('confirms what was saved or deleted', () => {
    expect(doneText(`create${name}`)).toBe(`${Thing} added successfully!`)
    expect(doneText(`update${name}`)).toBe(`${Thing} updated successfully!`)
    expect(doneText(`delete${name}`)).toBe(`${Thing} deleted successfully!`)
  })
})

test('chooses a variant of a failure text', () => {
  const failure = forced(500)
  expect(failureText('listMySubscriptions', failure)).toBe('Could not fetch subscription info.')
  expect(failureText('listMySubscriptions', failure, 'details')).toBe('Could not fetch subscription details.')
  expect(failureText('listMySubscriptions', failure, 'purchases')).toBe('Could not fetch purchases.')
  expect(failureText('listMyComplaints', failure, 'tickets')).toBe('Could not fetch your support tickets.')
  expect(failureText('getStats', failure, 'dashboard')).toBe('Failed to fetch dashboard statistics')
})

test('has a failure text for every call except the two that fail silently', () => {
  const silent = (Object.keys(operations) as OperationId[]).filter(
    (id) => failureText(id, forced(500)) === '',
  )
  expect(silent).toEqual(['markContactRead', 'markContactUnread'])
})

test('passes the call’s own text to the login page after a 401', () => {
  expect(sessionEndedText('getComplaint')).toBe('Not authorized. Please log in again.')
  expect(sessionEndedText('listPlans')).toBe('Your session has ended. Please log in again.')
})

test('has a text for an error that is not a failed call', () => {
  expect(failureText('login', new TypeError('undefined is not a function'))).toBe(
    'Login failed. Please try again.',
  )
})

test('inserts a value into a text', () => {
  expect(doneText('applyCoupon', '₹500')).toBe('Coupon applied! ₹500 off.')
  expect(doneText('changeUserRole', 'admin')).toBe('User role updated to admin successfully!')
  expect(doneText('decideReopen', 'accepted')).toBe('Reopen request accepted')
})

test.each<[Forced, string | null]>([
  [[400, 'This complaint is still open.'], 'This complaint is still open.'],
  [[400, 'Could not process reopen request.'], null],
  [400, null],
  [[409, 'This complaint is still open.'], 'This complaint is still open.'],
  [[422, 'This complaint is still open.'], 'This complaint is still open.'],
  [409, null],
  [404, 'The server does not support this.'],
  [500, null],
  ['network', null],
])('finds the reason in %j: %j', (how, reason) => {
  const failure = forced(how)
  expect(refusal(failure, failureText('reopenComplaint', failure))).toBe(reason)
})
