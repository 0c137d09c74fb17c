import { paths } from '@/paths'
import type { Wanted } from '../steps/find'
import type { Tour } from './tour'

const onPayment = { on: '/payment/:plan', from: paths.payment('premium'), who: 'client' } as const
const waiting: Wanted = { role: 'heading', name: 'Submitted, waiting for approval' }

export const buyAPlan: Tour = {
  id: 'buy-a-plan',
  title: 'Buy a plan',
  about:
    'A visitor opens an account, chooses a plan, takes ₹500 off with a coupon, pays by UPI and waits for approval.',
  minutes: 3,
  scenario: 'visitor',
  steps: [
    {
      text: 'You are a visitor on the agency’s site. Open an account: press Register.',
      on: paths.home(),
      who: 'visitor',
      at: [{ role: 'link', name: 'Register' }],
      inMenu: true,
      until: { address: paths.register() },
    },
    {
      text: 'Enter a name, an email and a password of 8 or more characters; made-up ones will do and stay in this browser. Press Register.',
      on: paths.register(),
      who: 'visitor',
      at: [{ role: 'form', name: 'Register' }],
      until: { address: paths.dashboard() },
    },
    {
      text: 'This is your own dashboard, still without a plan. Press See the plans.',
      on: paths.dashboard(),
      who: 'client',
      at: [{ role: 'link', name: 'See the plans' }],
      until: { address: paths.plans() },
    },
    {
      text: 'Each plan has one price for its whole term. Choose Premium.',
      on: paths.plans(),
      who: 'client',
      at: [{ role: 'link', name: /^Choose Premium/ }],
      until: { address: '/payment/:plan' },
    },
    {
      text: 'Do you have a coupon? Type FIRST500 and press Apply: the total goes down by ₹500.',
      ...onPayment,
      at: [{ role: 'textbox', name: 'Coupon' }],
      until: { shown: { text: /^Coupon applied!/ } },
    },
    {
      text: 'In the demo no money moves: enter twelve made-up digits as the transaction ID, and press Submit for approval.',
      ...onPayment,
      at: [{ role: 'form', name: 'Submit for approval' }],
      until: { shown: waiting },
    },
    {
      text: 'The page does not say “paid”: a person checks the payment first. Press Go to the dashboard.',
      ...onPayment,
      at: [{ role: 'link', name: /^Go to the dashboard/ }],
      until: { address: paths.dashboard() },
    },
    {
      text: 'Your plan is waiting for approval. In the tour “An admin’s morning” you approve a payment yourself.',
      on: paths.dashboard(),
      who: 'client',
      at: [{ role: 'region', name: 'Current plan' }],
      until: 'end',
    },
  ],
}
