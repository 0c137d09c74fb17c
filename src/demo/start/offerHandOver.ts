import type { MockCall } from '@mocks/calls/calls'
import { store } from '@mocks/store/db'
import type { OperationId } from '@/contract'
import { token } from '@/platform/token'
import { paths } from '@/paths'
import { isToolPage } from '../errors/addresses'
import { isTouring } from '../tours/storedTour'
import { client, type HandOver, handOver } from './handOver'
import { isOffered } from './offer'

/** NAME is replaced by the client's name: among many requests, the admin finds theirs. */
const toAdmin = (title: string, label: string, at: string): HandOver => ({ title, label, to: 'admin', at })
const toClient = (title: string, at: string): HandOver => ({
  title,
  label: 'See it as the client',
  to: 'client',
  at,
})

const handOvers: Partial<Record<OperationId, HandOver>> = {
  subscribe: toAdmin(
    'Your payment is waiting for approval',
    'Check it as the admin',
    `${paths.admin('approve')}?q=NAME`,
  ),
  requestRenewal: toAdmin(
    'Your renewal is waiting for approval',
    'Check NAME’s renewal as the admin',
    // has no search
    paths.admin('renewal-requests'),
  ),
  createComplaint: toAdmin(
    'Your ticket is waiting for an answer',
    'Answer it as the admin',
    `${paths.admin('help')}?q=NAME`,
  ),
  reopenComplaint: toAdmin(
    'Your request to reopen the ticket is waiting',
    'Decide it as the admin',
    `${paths.admin('help')}?q=NAME`,
  ),
  approveSubscription: toClient('The plan is active', paths.dashboard()),
  rejectSubscription: toClient('The payment is rejected', paths.purchases()),
  approveRenewal: toClient('The plan is renewed', paths.dashboard()),
  rejectRenewal: toClient('The renewal is rejected', paths.dashboard()),
  resolveComplaint: toClient('The ticket is resolved', paths.support()),
  decideReopen: toClient('The request to reopen is decided', paths.support()),
}

function isClients(path: string): boolean {
  const session = store.session.get(client.read() ?? '')
  return path.split('/').some((id) => {
    const row = store.subscription.get(id) ?? store.complaint.get(id)
    return row !== undefined && row.userId === session?.userId
  })
}

/**
 * After a client's request, offers to continue as the admin; after the decision, as that client. Idle on a tool's page and
 * during a tour, unless it is paused.
 */
export function offerHandOver({ operation, outcome, path }: MockCall): void {
  const next = operation && handOvers[operation]
  if (!next || typeof outcome !== 'number' || outcome >= 300 || isTouring() || isToolPage()) return
  if (next.to === 'client' && !isClients(path)) return
  isOffered.set(false)
  if (next.to === 'client') return handOver.set(next)
  client.write(token.get())
  const { name = '' } = store.user.get(store.session.get(token.get() ?? '')?.userId ?? '') ?? {}
  handOver.set({
    ...next,
    label: next.label.replace('NAME', () => name),
    at: next.at.replace('NAME', () => encodeURIComponent(name)),
  })
}
