import type { MockCall } from '@mocks/calls/calls'
import { Download, Trash2 } from 'lucide-react'
import { downloadFile } from '@/kit/actions/download'
import { IconButton } from '@/kit/actions/IconButton'
import { SearchField } from '@/kit/forms/SearchField'
import { SelectField } from '@/kit/forms/SelectField'
import { fileDate } from '@/lib/dates'
import { callLog } from './callLog'
import type { Filter, Kind } from './filterCalls'
import { harOf } from './har'

const kinds: Record<Kind, string> = { all: 'All calls', failed: 'Failed', breach: 'Breaches' }

type LogToolsProps = { filter: Filter; onFilter: (filter: Filter) => void; shown: readonly MockCall[] }

/** Filters the log, stores what is shown as a file, and clears everything. */
export function LogTools({ filter, onFilter, shown }: LogToolsProps) {
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
      <SelectField
        label="Which calls"
        hideLabel
        size="sm"
        value={filter.kind}
        onChange={({ target }) => onFilter({ ...filter, kind: target.value as Kind })}
      >
        {Object.entries(kinds).map(([kind, title]) => (
          <option key={kind} value={kind}>
            {title}
          </option>
        ))}
      </SelectField>
      <IconButton
        label="Download these calls as HAR"
        icon={<Download aria-hidden="true" />}
        onClick={() => downloadFile(`calls-${fileDate(Date.now())}.har`, 'application/json', [har(shown)])}
      />
      <IconButton
        label="Clear the log"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => callLog.set([])}
      />
    </div>
  )
}

const har = (calls: readonly MockCall[]) => JSON.stringify(harOf(calls), null, 2)
