import { Trash2 } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '@/kit/actions/Button'
import { IconButton } from '@/kit/actions/IconButton'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { SearchField } from '@/kit/forms/SearchField'
import { SelectOptions, ToolSelect } from '@/kit/forms/SelectField'
import { formatCount } from '@/lib/count'
import { useSignal } from '@/platform/useSignal'
import { CallDetails } from './CallDetails'
import { callLog } from './callLog'
import { CallTable, openerId } from './CallTable'
import { type Filter, filterCalls, type Kind } from './filterCalls'

const everything: Filter = { text: '', kind: 'all' }
/** The number of rows shown at first, and added by each click. */
const PAGE = 100

export function LogTab() {
  const calls = useSignal(callLog)
  const [filter, setFilter] = useState(everything)
  const [openId, setOpenId] = useState<number | null>(null)
  const [limit, setLimit] = useState(PAGE)
  // typing never waits for a long list
  const wanted = useDeferredValue(filter)
  const found = useMemo(() => filterCalls(calls, wanted).toReversed(), [calls, wanted])
  const isFiltered = found.length !== calls.length
  const open = calls.find(({ id }) => id === openId)
  const older = found.length - limit

  const changeFilter = (next: Filter) => {
    setFilter(next)
    setLimit(PAGE)
  }
  const close = () => {
    if (openId !== null) document.getElementById(openerId(openId))?.focus()
    setOpenId(null)
  }
  return (
    <div className="@container flex h-full min-h-64 flex-col gap-2">
      <LogTools filter={filter} onFilter={changeFilter} />
      <div className="flex min-h-0 flex-1 flex-col gap-x-3 @2xl:flex-row">
        <div className="@container min-h-0 flex-1 overflow-y-auto border-y border-line">
          {found.length > 0 ? (
            <CallTable calls={found.slice(0, limit)} openId={openId} onOpen={setOpenId} />
          ) : (
            <NoCalls isFiltered={calls.length > 0} onReset={() => changeFilter(everything)} />
          )}
          {older > 0 && (
            <Button size="sm" variant="quiet" repeats onClick={() => setLimit(limit + PAGE)}>
              Show {Math.min(older, PAGE)} older calls
            </Button>
          )}
        </div>
        {open && <CallDetails key={open.id} call={open} onClose={close} />}
      </div>
      {/* announced only while a filter hides calls, or each new call would be */}
      <p aria-live={isFiltered ? 'polite' : 'off'} className="text-12 text-ink-2">
        {isFiltered && `${formatCount(found.length)} of `}
        {calls.length === 1 ? '1 call' : `${formatCount(calls.length)} calls`}
      </p>
    </div>
  )
}

const kinds: Record<Kind, string> = { all: 'All calls', failed: 'Failed', breach: 'Breaches' }

function LogTools({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  return (
    <div className="flex items-center gap-1.5">
      <SearchField
        label="Search the calls"
        hideLabel
        size="sm"
        placeholder="Path, operation, person"
        boxClassName="min-w-36 flex-1"
        value={filter.text}
        onChange={(text) => onFilter({ ...filter, text })}
      />
      <ToolSelect
        label="Which calls"
        value={filter.kind}
        onChange={({ target }) => onFilter({ ...filter, kind: target.value as Kind })}
      >
        <SelectOptions labels={kinds} />
      </ToolSelect>
      <IconButton
        label="Clear the log"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => callLog.set([])}
      />
    </div>
  )
}

function NoCalls({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  if (!isFiltered)
    return (
      <EmptyState title="No calls yet">Use the page, and its calls to the server are listed here.</EmptyState>
    )
  return (
    <EmptyState
      title="No calls match"
      action={
        <Button size="sm" onClick={onReset}>
          Show all calls
        </Button>
      }
    >
      Try another word, or another kind of call.
    </EmptyState>
  )
}
