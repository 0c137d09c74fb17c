import type { Recording } from './recording'

export const emptyRecording: Recording = {
  start: {
    route: '/',
    as: null,
    seed: 'default',
    scenario: null,
    clockDays: 0,
    faults: [],
    quirks: [],
    changed: false,
  },
  entries: [],
  before: [],
  seededAt: 0,
}

export const couponRecording: Recording = {
  ...emptyRecording,
  start: { ...emptyRecording.start, route: '/payment/premium', as: 'new', scenario: 'payment-coupon' },
  entries: [
    { step: { do: 'type', on: { role: 'textbox', name: 'Coupon' }, text: 'first500' }, shows: [] },
    {
      step: { do: 'press', key: 'Enter', on: { role: 'textbox', name: 'Coupon' } },
      shows: [{ kind: 'status', text: 'Coupon applied! ₹500 off.' }],
    },
    { step: { do: 'typePassword', on: { label: 'Password' } }, shows: [] },
    {
      step: { do: 'click', on: { role: 'button', name: 'Submit for approval' } },
      shows: [{ kind: 'heading', text: 'Submitted, waiting for approval' }],
    },
  ],
}
