import type { store } from '@mocks/store/db'
import { as, failing, faulty, hanging, screen, type State } from './state'

const plans = screen('Plans', '/plans')
const login = screen('Login', '/login')
const register = screen('Register', '/register')

/** Adds `count` plans with rising prices. */
function morePlans(table: typeof store.plan, count: number): void {
  const pro = table.get('pln_pro')
  if (!pro) return
  for (let step = 1; step <= count; step += 1) {
    const price = pro.price + step * 6000
    table.put({
      ...pro,
      _id: `pln_pro_${step + 1}`,
      name: `Pro ${step + 1}`,
      price,
      oldPrice: null,
      save: null,
    })
  }
}

/** 60 characters without a space: longer than a line. */
const LONG_WORD = 'sindhudurgratnagiriraigad'.repeat(3).slice(0, 60)

function longWords(table: typeof store.plan): void {
  for (const plan of table.list()) {
    if (plan._id === 'pln_starter') continue
    const name = plan._id === 'pln_premium' ? `Premium${LONG_WORD}`.slice(0, LONG_WORD.length) : plan.name
    table.put({ ...plan, name, save: LONG_WORD, features: [LONG_WORD, ...plan.features] })
  }
}

export const siteScenarios = {
  visitor: as(null, '/', 'Public pages: Home, on a first visit'),
  'visitor-signed-in': as('active', '/', 'Public pages: Home, logged in as a client'),
  'visitor-admin': as('admin', '/', 'Public pages: Home, logged in as an admin'),
  about: as(null, '/about', 'Public pages: About'),
  services: as(null, '/services', 'Public pages: Services'),
  features: as(null, '/features', 'Public pages: Features'),
  team: as(null, '/team', 'Public pages: Our Team'),
  contact: as(null, '/contact', 'Public pages: Contact'),
  'plans-filled': plans(null, 'three plans'),
  'plans-loading': plans(null, 'loading', hanging('listPlans')),
  'plans-failed': plans(null, 'fail to load', failing('listPlans')),
  'plans-failed-once': plans(
    null,
    'fail to load, until Try Again',
    faulty('listPlans', { kind: 'status', status: 500, message: '', times: 1 }),
  ),
  'plans-empty': plans(null, 'none yet', { seed: 'empty' }),
  'plans-single': plans(null, 'one plan', {
    arrange: ({ plan }) => {
      plan.delete('pln_starter')
      plan.delete('pln_pro')
    },
  }),
  'plans-four': plans(null, 'four plans', { arrange: ({ plan }) => morePlans(plan, 1) }),
  'plans-seven': plans(null, 'seven plans', { arrange: ({ plan }) => morePlans(plan, 4) }),
  'plans-long-words': plans('active', 'words too long for a line', {
    arrange: ({ plan }) => longWords(plan),
  }),
} as const satisfies Record<string, State>

export const authScenarios = {
  login: login(null, 'ready to fill in'),
  'login-rejected': login(null, 'wrong password', failing('login', 400)),
  'login-unauthorized': login(null, 'access is refused', failing('login', 401)),
  'login-locked': login(
    null,
    'too many attempts, locked for 30 seconds',
    faulty('login', { kind: 'status', status: 429, times: 1 }),
  ),
  'login-timeout': login(null, 'no answer within 30 seconds', hanging('login')),
  'login-server-error': login(null, 'the server fails', failing('login')),
  'login-unchecked': as(
    'active',
    '/dashboard/support',
    'Login: we can’t check who is logged in',
    faulty('getMe', { kind: 'status', status: 500, times: 1 }),
  ),
  'login-offline': login(null, 'no connection', faulty('login', { kind: 'network' })),
  'login-other': login(null, 'an unexpected error', failing('login', 418)),
  'login-slow': login(null, 'logging in takes four seconds', faulty('login', { kind: 'latency', ms: 4000 })),
  register: register(null, 'ready to fill in'),
  'register-email-taken': register(
    null,
    'the email already has an account',
    failing('register', 400, 'User already exists.'),
  ),
  'register-failed': register(null, 'the server fails', failing('register')),
  'register-no-login': register(null, 'the account is created, but the login fails', {
    faults: [
      { operation: 'register', kind: 'wrong-shape', done: true },
      { operation: 'login', kind: 'status', status: 500 },
    ],
  }),
} as const satisfies Record<string, State>
