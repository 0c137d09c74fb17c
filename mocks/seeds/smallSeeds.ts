import { tableNames, type Snapshot } from '@mocks/store/rows'
import { couponRows, couponUseRows, paymentOptionRows, planRows } from './catalogue'
import { chatMessageRows, complaintRows } from './complaints'
import { contactRows, subscriberRows } from './inbox'
import { notificationReadRows, notificationRows } from './notifications'
import { personaOf, personas } from './personas'
import { serviceRows } from './services'
import { featureRows, teamMemberRows } from './studio'
import { subscriptionRows } from './subscriptions'
import { timeline } from './timeline'
import { clientRows, personaRow } from './users'

/** A year of a working agency. */
export function defaultSeed(nowMs: number): Snapshot {
  const line = timeline(nowMs)
  return {
    ...nothing(),
    user: [...personas.map((persona) => personaRow(persona, line)), ...clientRows(line)],
    plan: [...planRows],
    paymentOption: [...paymentOptionRows],
    subscription: subscriptionRows(nowMs),
    notification: notificationRows(line),
    notificationRead: [...notificationReadRows],
    complaint: complaintRows(line),
    chatMessage: chatMessageRows(line),
    coupon: couponRows(line),
    couponUse: [...couponUseRows],
    contact: contactRows(line),
    subscriber: subscriberRows(line),
    teamMember: [...teamMemberRows],
    feature: [...featureRows],
    service: [...serviceRows],
  }
}

/** The first day: an admin, one new client, and nothing else, so that every list shows its empty state. */
export function emptySeed(nowMs: number): Snapshot {
  const line = timeline(nowMs)
  return { ...nothing(), user: [personaRow(personaOf('admin'), line), personaRow(personaOf('new'), line)] }
}

function nothing(): Snapshot {
  return Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Snapshot
}
