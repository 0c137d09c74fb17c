import { reminderId } from '@mocks/rules/autoExpiry'
import { tableNames, type Snapshot } from '@mocks/store/rows'
import { agoFrom, EVENING, OFFICE } from './ago'
import { couponRows, couponUseRows, paymentOptionRows, planRows } from './catalogue'
import { chatMessageRows, complaintRows } from './complaints'
import { contactRows, subscriberRows } from './inbox'
import { notificationReadRows, notificationRows } from './notifications'
import { personaOf, personas } from './personas'
import { serviceRows } from './services'
import { featureRows, teamMemberRows } from './studio'
import { subscriptionRows } from './subscriptions'
import { clientUserRows, personaRow } from './users'

/** The agency after a year of work. */
export function defaultSeed(nowMs: number): Snapshot {
  const ago = agoFrom(nowMs)
  const office = agoFrom(nowMs, OFFICE)
  const evening = agoFrom(nowMs, EVENING)
  const subscription = subscriptionRows(nowMs)
  return {
    ...nothing(),
    user: [...personas.map((persona) => personaRow(persona, ago)), ...clientUserRows(ago)],
    plan: [...planRows],
    paymentOption: [...paymentOptionRows],
    subscription,
    notification: notificationRows(office, subscription),
    notificationRead: [...notificationReadRows],
    // Nilesh has today's reminder
    expiryReminder: [{ _id: reminderId('sub_nilesh_starter', nowMs) }],
    complaint: complaintRows(office, evening),
    chatMessage: chatMessageRows(office),
    coupon: couponRows(ago),
    couponUse: [...couponUseRows],
    contact: contactRows(evening),
    subscriber: subscriberRows(evening),
    teamMember: [...teamMemberRows],
    feature: [...featureRows],
    service: [...serviceRows],
  }
}

/** The first day: an admin and one new client. Every list but the users' shows its empty state. */
export function emptySeed(nowMs: number): Snapshot {
  const ago = agoFrom(nowMs)
  return { ...nothing(), user: [personaRow(personaOf('admin'), ago), personaRow(personaOf('new'), ago)] }
}

function nothing(): Snapshot {
  return Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Snapshot
}
