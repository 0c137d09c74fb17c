import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Coupon, Plan, Subscription } from '@/contract'
import { claimOf } from '@/domain/claim'
import { clientName } from '@/domain/account'
import { useNow } from '@/kit/useNow'
import { listed } from '@/lib/listed'
import { focusHeading, isFocusAt } from '../common/focusHeading'
import { useDrafts } from '../common/useDrafts'
import type { Decision, Decisions } from './useDecisions'
import type { Duplicates } from './useDuplicates'
import { listPrice, useQueueFilter } from './useQueueFilter'
import { useHeldApprovals } from './useHeldApprovals'
import { type QueueKey, useQueueKeys } from './useQueueKeys'

/** Replaces a request's ID when a reason is for all selected requests. */
export const BULK = 'bulk'
export const REJECTION = 'rejection'

export const SELECT_ALL = 'select-all-requests'

export const rowId = (id: string): string => `request-${id}`

export type QueueOptions = {
  requests: readonly Subscription[]
  /** Undefined while loading. */
  plans: readonly Plan[] | undefined
  /** Undefined while loading. */
  coupons: readonly Coupon[] | undefined
  duplicates: Duplicates
  decisions: Decisions
  /** Whether single letters act on the queue. */
  keys: boolean
}

/**
 * State and actions of the queue: what is shown, current, selected, compared or being rejected. Moves the focus after
 * each step.
 */
export function useQueue({ requests, plans, coupons, duplicates, decisions, keys }: QueueOptions) {
  const table = useQueueFilter(requests)
  const { shown, found } = table
  const reasons = useDrafts(REJECTION)
  const [currentId, setCurrentId] = useState<string | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  /** A request's ID, or BULK. */
  const [rejecting, setRejecting] = useState<string | null>(() => reasons.latest())
  /** Requests whose approval waits for the duplicate check. */
  const [unchecked, setUnchecked] = useState<readonly Subscription[]>([])
  const [confirming, setConfirming] = useState<readonly Subscription[] | null>(null)
  /** What a key has just done, for screen readers. */
  const [said, setSaid] = useState('')
  const [comparing, setComparing] = useState<Subscription | null>(null)

  const goTo = ({ _id }: Subscription) => {
    setCurrentId(_id)
    const row = document.getElementById(rowId(_id))
    // a search may have hidden the row
    if (row) row.focus()
    else focusHeading()
  }

  const held = useHeldApprovals((due) => void run(due, { kind: 'approve' }, true))
  const running = new Map([
    ...[...unchecked, ...held.rows].map(({ _id }) => [_id, 'approve'] as const),
    ...decisions.running,
  ])
  const ticked = found.filter(({ _id }) => selected.has(_id))
  const free = ticked.filter(({ _id }) => !running.has(_id))
  // a request being decided alone must not hold up the others
  const chosen = free.length > 0 ? free : ticked
  async function run(wanted: readonly Subscription[], decision: Decision, now = false) {
    const next = rowAfter(shown, wanted)
    const places = wanted.map(({ _id }) => _id)
    if (chosen.length > 0 && chosen.every(({ _id }) => places.includes(_id))) places.push(BULK)
    const decided = places.map((place) => reasons.sending(place))
    const report = await (now ? decisions.approveNow(wanted) : decisions.decide(wanted, decision))
    const gone = new Set(report.done.map(({ _id }) => _id))
    setSelected((before) => {
      const kept = [...before].filter((id) => !gone.has(id))
      // requests that fail in a batch stay selected for a retry
      return new Set(wanted.length > 1 ? [...kept, ...report.failed.map(({ _id }) => _id)] : kept)
    })
    if (report.failed.length > 0) return
    for (const tell of decided) tell()
    // keep the focus in a reason being typed, or its letters would act as shortcut keys
    if (!isFocusAt(places.map(placeElement))) return
    if (next) goTo(next)
    else focusHeading()
  }

  const openReject = (place: string) => {
    flushSync(() => setRejecting(place))
    placeElement(place)?.querySelector('textarea')?.focus()
  }
  const closeReject = (place: string) => {
    reasons.forget(place)
    flushSync(() => setRejecting(null))
    const button = placeElement(place)?.querySelector<HTMLElement>('[data-reject]')
    if (button) button.focus()
    else focusHeading()
  }
  const claim = (row: Subscription) => claimOf(row, plans, coupons)
  const hold = (wanted: readonly Subscription[]) => {
    const all = [...held.rows, ...wanted]
    held.hold(all)
    setSaid('')
    const next = rowAfter(shown, all)
    if (next) goTo(next)
  }
  const takeBack = () => {
    const [first] = held.rows
    if (!first) return
    setSaid(`Approval of ${listed(held.rows.map(clientName))} taken back`)
    held.hold([])
    goTo(first)
  }
  const decide = (wanted: readonly Subscription[], repeated: Duplicates['known'], byKey: boolean) => {
    if (wanted.some((row) => repeated.has(row._id) || claim(row)?.proven === false)) setConfirming(wanted)
    else if (byKey) hold(wanted)
    else void run(wanted, { kind: 'approve' })
  }
  const approve = (wanted: readonly Subscription[], byKey = false) => {
    const { known, complete } = duplicates
    if (!complete) return decide(wanted, known, byKey)
    setUnchecked((before) => [...before, ...wanted])
    return void complete().then((repeated) => {
      setUnchecked((before) => before.filter((each) => !wanted.includes(each)))
      // `repeated` is null if the check failed; a banner then asks the admin to check the IDs
      if (repeated) decide(wanted, repeated, byKey)
    })
  }
  const toggle = (row: Subscription) => {
    const { _id: id } = row
    setSelected(
      (before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
    )
    const done = selected.has(id) ? 'not selected' : `selected, ${free.length + 1} selected`
    setSaid(`${clientName(row)} ${done}`)
  }
  const clearSelection = () => {
    reasons.forget(BULK)
    setSelected(new Set())
    setSaid('Selection cleared')
    // the Clear button disappears with the bar
    document.getElementById(SELECT_ALL)?.focus()
  }

  /** The page that a key has turned to, and in which direction. */
  const turned = useRef<{ page: number; step: 1 | -1 } | null>(null)
  useEffect(() => {
    if (turned.current?.page !== table.page) return
    const row = turned.current.step === 1 ? shown[0] : shown.at(-1)
    turned.current = null
    if (row) goTo(row)
  })
  const move = (step: 1 | -1) => {
    const at = shown.findIndex(({ _id }) => _id === currentId)
    const next = at === -1 ? shown[step === 1 ? 0 : shown.length - 1] : shown[at + step]
    const page = table.page + step
    if (next) return goTo(next)
    if (page < 1 || page > table.pages) return undefined
    turned.current = { page, step }
    return table.change({ page })
  }
  const onKey = (key: QueueKey) => {
    if (key === 'j') return move(1)
    if (key === 'k') return move(-1)
    if (key === 'u') return takeBack()
    const current = shown.find(({ _id }) => _id === currentId)
    if (!current || running.has(current._id) || !isFocusAt([placeElement(current._id)])) return undefined
    if (key === 'a') return approve([current], true)
    if (key === 'r') return openReject(current._id)
    return toggle(current)
  }
  // includes decisions sent before the tab was reopened
  useEffect(
    () => (rejecting === null ? undefined : reasons.onSent(rejecting, () => setRejecting(null))),
    [rejecting, reasons],
  )
  // another admin decided: letters being typed must not act as shortcut keys
  const isLost =
    rejecting !== null &&
    rejecting !== BULK &&
    !decisions.running.has(rejecting) &&
    requests.every(({ _id }) => _id !== rejecting)
  useEffect(() => {
    if (isLost && isFocusAt([])) focusHeading()
  }, [isLost])
  const keysAct = useQueueKeys(keys && !isLost, onKey)
  // a bulk reason does not apply to the next selection
  if (rejecting === BULK && selected.size === 0) setRejecting(null)

  return {
    table,
    duplicates: duplicates.known,
    claim,
    keys: keysAct,
    held: held.rows,
    takeBack,
    nowMs: useNow(),
    price: (row: Subscription) => listPrice(plans, row),
    running,
    currentId,
    setCurrentId,
    selected,
    chosen,
    said,
    setSelected,
    toggle,
    clearSelection,
    rejecting,
    openReject,
    closeReject,
    /** What was typed for a request that another admin has since decided; null if none. */
    lost: isLost
      ? {
          place: rejecting,
          row: duplicates.all.data?.find(({ _id }) => _id === rejecting),
          reason: reasons.read(rejecting)?.['reason'],
        }
      : null,
    comparing,
    setComparing,
    confirming,
    cancelConfirm: () => setConfirming(null),
    confirm: () => {
      setConfirming(null)
      if (confirming) void run(confirming, { kind: 'approve' })
    },
    approve,
    reject: (wanted: readonly Subscription[], reason: string) => void run(wanted, { kind: 'reject', reason }),
  }
}

export type Queue = ReturnType<typeof useQueue>

function placeElement(place: string): HTMLElement | null {
  return document.getElementById(place === BULK ? 'bulk-actions' : rowId(place))
}

/** The row to focus once these rows are gone: the next one down, or the nearest above. */
function rowAfter(shown: readonly Subscription[], wanted: readonly Subscription[]): Subscription | undefined {
  const leaving = new Set(wanted.map(({ _id }) => _id))
  const first = shown.findIndex(({ _id }) => leaving.has(_id))
  const stays = ({ _id }: Subscription) => !leaving.has(_id)
  return shown.slice(first + 1).find(stays) ?? shown.slice(0, Math.max(0, first)).findLast(stays)
}
