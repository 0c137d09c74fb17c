import { personaOf } from '../../mocks/seeds/personas'
import {
  arrive,
  click,
  follow,
  holds,
  type Journey,
  key,
  miss,
  open,
  pictures,
  press,
  read,
  reload,
  see,
  signIn,
  type,
} from './deeds.ts'

const email = { client: personaOf('active').email, admin: personaOf('admin').email }
const DIGITS = 12

/**
 * What every engine has to carry out, on data as they are at first. `visit` is different for each call: it goes into what
 * has to be unique.
 */
export function journeys(visit: string): Journey[] {
  return [moneyPath(visit), portal, panel]
}

function moneyPath(visit: string): Journey {
  const mail = `meera.${visit}@joshibakery.example`
  const password = 'sourdough-at-five'
  const transactionId = visit.replaceAll(/\D/g, '').slice(-DIGITS).padStart(DIGITS, '9')
  return {
    name: 'a visitor registers, chooses a plan, pays and waits',
    deeds: [
      open('/'),
      // it goes by itself: where the machine is slow, its button is gone before it could be aimed at
      miss('region', 'Welcome'),
      ...pictures('home'),
      follow('Register'),
      arrive('/register'),
      type('Name', 'Meera Joshi'),
      type('Email', mail),
      type('Password', password),
      click('button', 'Register', { role: 'form', name: 'Register' }),
      arrive('/dashboard'),
      follow('See the plans'),
      arrive('/plans'),
      follow('Choose Premium, ₹4,999 for 90 days'),
      see('heading', 'Pay for Premium'),
      type('Coupon', 'FIRST500'),
      press('Apply coupon'),
      read('Coupon applied! ₹500 off.'),
      see('img', 'UPI QR code for ₹4,499 to chaukhat@konkanbank'),
      ...pictures('payment'),
      type('Transaction ID (UTR)', transactionId),
      press('Submit for approval'),
      see('heading', 'Submitted, waiting for approval'),
      ...pictures('submitted'),
      follow('Go to the dashboard'),
      arrive('/dashboard'),
      read('Pending'),
      press('Logout'),
      arrive('/login'),
      ...signIn(mail, password),
      arrive('/dashboard'),
      read('Pending'),
    ],
  }
}

const portal: Journey = {
  name: 'a client reads the dashboard, writes a ticket and signs out',
  deeds: [
    ...signIn(email.client),
    arrive('/dashboard'),
    see('region', 'Current plan'),
    ...pictures('dashboard'),
    follow('Subscription', 'Dashboard'),
    see('heading', 'Subscription'),
    reload,
    see('heading', 'Subscription'),
    see('region', 'Current plan'),
    open('/dashboard/support'),
    type('What can we do for you?', 'The verandah picture is grey.'),
    reload,
    holds('What can we do for you?', 'The verandah picture is grey.'),
    press('Submit'),
    // the new ticket moves the others down: a click that falls into that moment is let go over another link
    read('The verandah picture is grey.'),
    { do: 'click', on: { role: 'link', name: 'Open chat', index: 0 } },
    see('log', 'Messages'),
    type('Your message', 'It is the one above the bookings.'),
    key('Enter'),
    read('It is the one above the bookings.'),
    ...pictures('chat'),
    open('/dashboard'),
    press('Logout'),
    arrive('/login'),
    reload,
    see('form', 'Login'),
  ],
}

const panel: Journey = {
  name: 'an admin approves, rejects, answers, keeps coupons and searches',
  deeds: [
    ...signIn(email.admin),
    arrive('/admin-dashboard'),
    see('region', 'Quick Actions'),
    open('/admin-dashboard/approve'),
    press('Approve Farhan Sheikh'),
    read('Subscription approved!'),
    miss('button', 'Approve Farhan Sheikh'),
    press('Reject Leela Sawant'),
    type('Why is it rejected? Leela will read this.', 'Three digits are missing.'),
    press('Submit'),
    read('Subscription rejected!'),
    miss('button', 'Reject Leela Sawant'),
    ...pictures('queue'),
    open('/admin-dashboard/help'),
    press('Resolve the complaint of Leela Sawant'),
    type('Response', 'Tick “Sold out” in its card.'),
    click('button', 'Resolve', { role: 'dialog', name: 'Resolve the complaint of Leela Sawant' }),
    read('Complaint resolved'),
    follow('Coupons', 'Admin'),
    type('Code', 'GUDHIPADWA'),
    type('Amount (₹)', '150'),
    press('Create coupon'),
    read('Coupon created!'),
    press('Deactivate GUDHIPADWA'),
    read('Coupon deactivated!'),
    press('Delete GUDHIPADWA'),
    click('button', 'Delete', { role: 'alertdialog', name: 'Delete coupon GUDHIPADWA?' }),
    read('Coupon deleted!'),
    miss('button', 'Delete GUDHIPADWA'),
    follow('Manage Users', 'Admin'),
    type('Search', 'nair'),
    see('combobox', 'Role of Devika Nair'),
    type('Search', 'kadam'),
    miss('combobox', 'Role of Devika Nair'),
    see('combobox', 'Role of Nilesh Kadam'),
    ...pictures('users'),
  ],
}
