// @vitest-environment node
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { contact, fillStorage, openTab, reload, seedOf } from '../testing/mockTab'
import { holds } from '@/testing/properties'

afterEach(() => {
  vi.restoreAllMocks()
})

type Tab = Awaited<ReturnType<typeof openTab>>

const actions = [
  'put',
  'delete',
  'fail',
  'reset',
  'clock',
  'read',
  'reload',
  'kill',
  'cut',
  'full',
  'both',
] as const
/** One action in one of two tabs. `cut`: the number of writes before the browser aborts the transaction. */
const step = fc.record({
  tab: fc.nat(1),
  does: fc.constantFrom(...actions),
  ids: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 }),
  cut: fc.nat(3),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Expected storage: the rows in order of insertion, and the clock offset. */
type Model = { rows: Map<string, boolean>; clock: number }

const names = (ids: readonly number[]) => ids.map((id) => `row-${id}`)
function change({ rows }: Model, { does, ids }: Step): void {
  for (const id of names(ids)) {
    if (does === 'delete') rows.delete(id)
    else rows.set(id, !rows.get(id))
  }
}

/** Writes the step's rows as they are in the model. */
const work =
  (tab: Tab, { rows }: Model, { ids }: Step) =>
  () => {
    for (const id of names(ids)) {
      const read = rows.get(id)
      if (read === undefined) tab.store.contact.delete(id)
      else tab.store.contact.put(contact(id, read))
    }
  }

/** Inverts `read` of each row, and creates missing rows as read. */
const invert = (tab: Tab, ids: readonly string[]) => () => {
  for (const id of ids) tab.store.contact.put(contact(id, !tab.store.contact.get(id)?.read))
}

/** Aborts the next transaction after this many writes, as a closing browser does. */
function cutAfter(writes: number): void {
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as (...values: unknown[]) => unknown
  let left = writes
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...values
  ) {
    const request = Reflect.apply(put, this, values) as IDBRequest<IDBValidKey>
    if (left === 0) {
      spy.mockRestore()
      // earlier requests are done by then
      queueMicrotask(() => this.transaction.abort())
    }
    left -= 1
    return request
  })
}

async function perform(tabs: Tab[], model: Model, each: Step): Promise<void> {
  const tab = tabs[each.tab] as Tab
  switch (each.does) {
    case 'put':
    case 'delete':
      change(model, each)
      return tab.exclusively(work(tab, model, each))
    case 'cut':
      // an aborted write is repeated before the answer
      change(model, each)
      cutAfter(each.cut)
      await tab.exclusively(work(tab, model, each))
      // remove the abort if there was nothing to write
      vi.restoreAllMocks()
      return
    case 'full': {
      // writes that did not fit are stored with the first one that does
      const makeRoom = fillStorage()
      change(model, each)
      await tab.exclusively(work(tab, model, each))
      expect(await rowsOf(tab)).toEqual([...model.rows])
      makeRoom()
      model.clock += 1000
      return tab.exclusively(() => tab.setClockOffset(model.clock))
    }
    case 'both': {
      // two concurrent requests: one reads what the other wrote
      change(model, each)
      change(model, each)
      const both = tabs.map((one) => one.exclusively(invert(one, names(each.ids))))
      await Promise.all(both)
      return
    }
    case 'kill': {
      // the answer is lost: all or nothing is stored
      const before = new Map(model.rows)
      change(model, each)
      const written = tab.exclusively(work(tab, model, each)).catch(() => {})
      tab.close()
      const again = await openTab()
      await written
      tabs[each.tab] = again
      const found = await rowsOf(again)
      if (JSON.stringify(found) === JSON.stringify([...before])) model.rows = before
      return
    }
    case 'fail':
      await expect(
        tab.exclusively(() => {
          for (const id of names(each.ids)) tab.store.contact.put(contact(id, true))
          throw new Error('mine')
        }),
      ).rejects.toThrow('mine')
      return
    case 'reset':
      model.rows = new Map(names(each.ids).map((id) => [id, false]))
      return tab.replaceStore(() => tab.loadSnapshot(seedOf(...names(each.ids).map((id) => contact(id)))))
    case 'clock':
      model.clock += 1000
      return tab.exclusively(() => tab.setClockOffset(model.clock))
    case 'reload':
      tabs[each.tab] = await reload(tab)
      return
    case 'read':
      await rowsOf(tab)
  }
}

const rowsOf = (tab: Tab) =>
  tab.exclusively(() => tab.store.contact.list().map(({ _id, read }) => [_id, read] as const))

test('stores completed writes in order for any actions of two tabs', async () => {
  await holds(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const tabs = [await openTab(), await openTab()]
      const model: Model = { rows: new Map([['row-0', false]]), clock: 0 }
      await tabs[0]?.replaceStore(() => {
        tabs[0]?.loadSnapshot(seedOf(contact('row-0')))
        tabs[0]?.setClockOffset(0)
      })
      for (const each of steps) {
        await perform(tabs, model, each)
        expect(await rowsOf(tabs[each.tab] as Tab)).toEqual([...model.rows])
      }
      for (const tab of tabs) {
        expect(await rowsOf(tab)).toEqual([...model.rows])
        const again = await reload(tab)
        expect([await rowsOf(again), again.clockOffset()]).toEqual([[...model.rows], model.clock])
        again.close()
      }
    }),
    15,
  )
}, 120_000)
