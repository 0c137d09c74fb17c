import type { OperationId } from '@/contract'
import type { Handler } from '@mocks/respond'
import { auth } from './auth'
import { complaints } from './complaints'
import { contacts } from './contacts'
import { coupons } from './coupons'
import { dashboard } from './dashboard'
import { features } from './features'
import { newsletter } from './newsletter'
import { notifications } from './notifications'
import { paymentOptions } from './paymentOptions'
import { plans } from './plans'
import { renewals } from './renewals'
import { services } from './services'
import { stats } from './stats'
import { subscriptions } from './subscriptions'
import { team } from './team'
import { users } from './users'

export const handlers: { [Id in OperationId]: Handler<Id> } = {
  ...auth,
  ...complaints,
  ...contacts,
  ...coupons,
  ...dashboard,
  ...features,
  ...newsletter,
  ...notifications,
  ...paymentOptions,
  ...plans,
  ...renewals,
  ...services,
  ...stats,
  ...subscriptions,
  ...team,
  ...users,
}
