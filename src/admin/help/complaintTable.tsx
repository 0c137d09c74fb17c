import type { Complaint } from '@/contract'
import { clientEmail, clientName } from '@/domain/account'
import { complaintStatus, reopenStatus as reopenText } from '@/domain/complaint'
import { cx } from '@/kit/cx'
import { StatusBadge } from '@/kit/feedback/StatusBadge'
import type { Column } from '@/kit/tables/tableTypes'
import { choices, createdColumn, statusColumn, valueFilter } from '@/kit/tables/columns'

// kerning makes browsers remeasure long words per line: 5,000 characters took seconds in a table
const long = 'max-w-[56ch] min-w-0 wrap-anywhere whitespace-pre-line rows:min-w-[18ch] [font-kerning:none]'

export const columns: readonly Column<Complaint>[] = [
  {
    id: 'client',
    header: 'Client',
    cell: (complaint) => (
      <>
        {clientName(complaint)}
        <span className="block text-12 font-normal text-ink-3 cards:wrap-anywhere">
          {clientEmail(complaint)}
        </span>
      </>
    ),
    searchText: (complaint) => `${clientName(complaint)} ${clientEmail(complaint)}`,
    sortValue: clientName,
  },
  {
    id: 'complaint',
    header: 'Complaint',
    cell: ({ message, response }) => (
      <div className="min-w-0">
        <p className={long}>{message}</p>
        {response && (
          <p className={cx(long, 'mt-1 text-ink-2')}>
            <span className="font-[560]">Response:</span> {response}
          </p>
        )}
      </div>
    ),
    searchText: ({ message, response }) => (response ? `${message}\nResponse: ${response}` : message),
  },
  createdColumn('Created', 'minute'),
  statusColumn(({ status }) => complaintStatus(status)),
  {
    id: 'reopen',
    header: 'Reopen request',
    cell: ({ reopenStatus }) => (reopenStatus ? <StatusBadge status={reopenText(reopenStatus)} /> : 'None'),
    sortValue: ({ reopenStatus }) => (reopenStatus ? reopenText(reopenStatus).text : ''),
  },
]

export const filters = [
  valueFilter<Complaint>(
    'Status',
    'All statuses',
    choices(['open', 'resolved'], (value) => complaintStatus(value).text),
    ({ status }) => status,
  ),
  {
    ...valueFilter<Complaint>(
      'Reopen request',
      'All complaints',
      choices(
        ['pending', 'accepted', 'rejected'],
        (value) => `Reopen ${reopenText(value).text.toLowerCase()}`,
      ),
      ({ reopenStatus }) => reopenStatus,
    ),
    id: 'reopen',
  },
]
