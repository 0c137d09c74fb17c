import { buildSeed } from './index'
import { freshStore } from '@mocks/node'
import { handlers } from '@mocks/handlers/all'
import { store } from '@mocks/db'
import { test } from 'vitest'
test('perf', { timeout: 60000 }, async () => {
  const out: string[] = []
  for (let i = 0; i < 4; i++) { const s = performance.now(); buildSeed('large', Date.now()); out.push('seed ' + (performance.now() - s).toFixed(0)) }
  freshStore('large')
  const user = store.user.get('usr_rohan')!
  const run = (name: string, f: () => unknown) => { const t: number[] = []; for (let i = 0; i < 21; i++) { const s = performance.now(); f(); t.push(performance.now() - s) } t.sort((a, b) => a - b); out.push(name + ' ' + t[10]!.toFixed(1)) }
  for (const id of ['listAllSubscriptions', 'listPendingSubscriptions', 'listRenewalRequests', 'listUsers', 'listComplaints', 'getStats', 'listMySubscriptions'] as const) { run(id, () => handlers[id]({ params: undefined, body: undefined, user } as never)) }
  run('subscribe', () => { try { void handlers.subscribe({ params: undefined, body: { plan: 'Pro', transactionId: 'x' + Math.random(), method: 'upi' }, user: store.user.get('usr_0' + String(Math.floor(Math.random()*9000)+1000))! }) } catch {} })
  process.stdout.write(out.join('\n') + '\n')
})
