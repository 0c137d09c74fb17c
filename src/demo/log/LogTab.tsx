import { ArrowDownToLine } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Button } from '@/kit/actions/Button'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { useSignal } from '@/platform/useSignal'
import { CallDetails } from './CallDetails'
import { callLog } from './callLog'
import { CallTable } from './CallTable'
import { type Filter, filtered } from './filterCalls'
import { LogTools } from './LogTools'

const everything: Filter = { text: '', kind: 'all' }

/** Every call of this page, what it carried, and whether it keeps to the contract. */
export function LogTab() {
  const calls = useSignal(callLog)
  const [filter, setFilter] = useState(everything)
  const [openId, setOpenId] = useState<number | null>(null)
  const [follows, setFollows] = useState(true)
  const table = useRef<HTMLDivElement>(null)
  // typing never waits for a long list
  const wanted = useDeferredValue(filter)
  const shown = useMemo(() => filtered(calls, wanted), [calls, wanted])
  const isFiltered = shown !== calls
  const open = calls.find(({ id }) => id === openId)

  const close = () => {
    setOpenId(null)
    table.current?.querySelector<HTMLElement>('[role="grid"]')?.focus()
  }
  return (
    <div className="@container flex h-full min-h-64 flex-col gap-2">
      <LogTools
        filter={filter}
        onFilter={(next) => {
          setFilter(next)
          setFollows(true)
        }}
        shown={shown}
      />
      <div ref={table} className="flex min-h-0 flex-1 flex-col gap-x-3 @2xl:flex-row">
        {shown.length > 0 ? (
          <CallTable
            // another filter begins with its newest
            key={`${wanted.kind} ${wanted.text}`}
            calls={shown}
            openId={openId}
            onOpen={(id) => {
              setOpenId(id)
              setFollows(false)
            }}
            follows={follows}
            onFollow={setFollows}
          />
        ) : (
          <NoCalls isFiltered={calls.length > 0} onReset={() => setFilter(everything)} />
        )}
        {open && <CallDetails key={open.id} call={open} onClose={close} />}
      </div>
      <div className="flex min-h-8 items-center justify-between gap-2 text-12 text-ink-2">
        {/* read out as the answer to a filter, and not at each call */}
        <p aria-live={isFiltered ? 'polite' : 'off'}>
          {isFiltered && `${grouped(shown.length)} of `}
          {calls.length === 1 ? '1 call' : `${grouped(calls.length)} calls`}
        </p>
        {!follows && shown.length > 0 && (
          <Button
            size="sm"
            variant="quiet"
            icon={<ArrowDownToLine aria-hidden="true" />}
            onClick={() => setFollows(true)}
          >
            Follow the newest
          </Button>
        )}
      </div>
    </div>
  )
}

const grouped = (count: number) => count.toLocaleString('en-IN')

function NoCalls({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  return (
    <div className="flex-1">
      {isFiltered ? (
        <EmptyState
          plain
          title="No call matches"
          action={
            <Button size="sm" onClick={onReset}>
              Show all calls
            </Button>
          }
        >
          No call of this page is like that.
        </EmptyState>
      ) : (
        <EmptyState plain title="No calls yet">
          Use the page: each call that it makes to its server shows here.
        </EmptyState>
      )}
    </div>
  )
}
