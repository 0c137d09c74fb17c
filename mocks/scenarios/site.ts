import type { store } from '@mocks/store/db'
import { as, failing, hanging, type State } from './state'

/** So many plans beside the seed's own, each dearer than all before. */
function morePlans(plans: typeof store.plan, count: number): void {
  const pro = plans.get('pln_pro')
  if (!pro) return
  for (let step = 1; step <= count; step += 1) {
    const price = pro.price + step * 6000
    plans.put({
      ...pro,
      _id: `pln_pro_${step + 1}`,
      name: `Pro ${step + 1}`,
      price,
      oldPrice: null,
      save: null,
    })
  }
}

/** 60 letters without a space, for a name and a feature that no line can hold. */
const LONG_WORD = 'sindhudurgratnagiriraigad'.repeat(3).slice(0, 60)

/** In the plan that the active persona is on, and as a feature that the comparison has a line for. */
function longWords(plans: typeof store.plan): void {
  for (const plan of plans.list()) {
    if (plan._id === 'pln_starter') continue
    const name = plan._id === 'pln_premium' ? `Premium${LONG_WORD}`.slice(0, LONG_WORD.length) : plan.name
    plans.put({ ...plan, name, save: LONG_WORD, features: [LONG_WORD, ...plan.features] })
  }
}

export const siteScenarios = {
  visitor: as(null, '/', 'Site: a first-time visitor'),
  'visitor-signed-in': as('active', '/', 'Site: a client who is signed in'),
  'visitor-admin': as('admin', '/', 'Site: an admin who is signed in'),
  about: as(null, '/about', 'Site: About'),
  services: as(null, '/services', 'Site: Services'),
  features: as(null, '/features', 'Site: Features'),
  team: as(null, '/team', 'Site: Our Team'),
  contact: as(null, '/contact', 'Site: Contact'),
  'plans-filled': as(null, '/plans', 'Plans: three plans'),
  'plans-loading': as(null, '/plans', 'Plans: loading', hanging('listPlans')),
  'plans-failed': as(null, '/plans', 'Plans: cannot be loaded', failing('listPlans')),
  'plans-failed-once': as(null, '/plans', 'Plans: Try Again helps', {
    faults: [{ operation: 'listPlans', kind: 'status', status: 500, message: '', times: 1 }],
  }),
  'plans-malformed': as(null, '/plans', 'Plans: the answer is broken JSON', {
    faults: [{ operation: 'listPlans', kind: 'malformed' }],
  }),
  'plans-wrong-shape': as(null, '/plans', 'Plans: the answer is something else', {
    faults: [{ operation: 'listPlans', kind: 'wrong-shape' }],
  }),
  'plans-empty': as(null, '/plans', 'Plans: none yet', { seed: 'empty' }),
  'plans-single': as(null, '/plans', 'Plans: only one', {
    arrange: ({ plan }) => {
      plan.delete('pln_starter')
      plan.delete('pln_pro')
    },
  }),
  'plans-four': as(null, '/plans', 'Plans: four', { arrange: ({ plan }) => morePlans(plan, 1) }),
  'plans-seven': as(null, '/plans', 'Plans: seven', { arrange: ({ plan }) => morePlans(plan, 4) }),
  'plans-long-words': as('active', '/plans', 'Plans: a name and a feature of 60 letters', {
    arrange: ({ plan }) => longWords(plan),
  }),
} as const satisfies Record<string, State>

export const authScenarios = {
  login: as(null, '/login', 'Login: ready'),
  'login-rejected': as(null, '/login', 'Login: wrong password', failing('login', 400)),
  'login-unauthorized': as(null, '/login', 'Login: authentication fails', failing('login', 401)),
  'login-locked': as(null, '/login', 'Login: locked for 30 seconds', {
    faults: [{ operation: 'login', kind: 'status', status: 429, times: 1 }],
  }),
  'login-timeout': as(null, '/login', 'Login: no answer within 30 seconds', hanging('login')),
  'login-server-error': as(null, '/login', 'Login: server error', failing('login')),
  'login-unchecked': as('active', '/dashboard/support', 'Login: the server cannot say who this is', {
    faults: [{ operation: 'getMe', kind: 'status', status: 500, times: 1 }],
  }),
  'login-offline': as(null, '/login', 'Login: no network', {
    faults: [{ operation: 'login', kind: 'network' }],
  }),
  'login-other': as(null, '/login', 'Login: an answer nobody expects', failing('login', 418)),
  'login-slow': as(null, '/login', 'Login: takes four seconds', {
    faults: [{ operation: 'login', kind: 'latency', ms: 4000 }],
  }),
  register: as(null, '/register', 'Register: ready'),
  'register-email-taken': as(
    null,
    '/register',
    'Register: the e-mail address has an account',
    failing('register', 400, 'User already exists.'),
  ),
  'register-failed': as(null, '/register', 'Register: server error', failing('register')),
} as const satisfies Record<string, State>
