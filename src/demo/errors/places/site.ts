import { personaOf } from '@mocks/seeds/personas'
import { paths } from '@/paths'
import type { UserStep } from '../../steps/step'
import { click, type Place, press, type } from './place'

const password: UserStep = { do: 'typePassword', on: { label: 'Password' } }

export const plansPage: Place = { screen: 'Plans', persona: null, route: paths.plans() }

const newsletter = (...steps: UserStep[]) => ({
  screen: 'Newsletter form',
  persona: null,
  route: paths.about(),
  steps,
})
const email = type('Email for the newsletter', 'reader@postbox.example')

export const newsletterForm = {
  empty: { ...newsletter(), last: press('Subscribe') },
  subscribe: { ...newsletter(email), last: press('Subscribe') },
  unsubscribe: {
    ...newsletter(click({ role: 'radio', name: 'Unsubscribe' }), email),
    last: press('Unsubscribe'),
  },
} as const satisfies Record<string, Place>

export const sitePlaces = {
  login: {
    screen: 'Login',
    persona: null,
    route: paths.login(),
    steps: [type('Email', personaOf('active').email), password],
    last: press('Login'),
  },
  register: {
    screen: 'Register',
    persona: null,
    route: paths.register(),
    steps: [type('Name', 'Sunanda Kelkar'), type('Email', 'sunanda@kelkarlooms.example'), password],
    last: press('Register'),
  },
  listPlans: plansPage,
} as const satisfies Record<string, Place>
