import type { Complaint } from '@/contract'
import { clientEmail, clientName } from '@/domain/account'
import { complaintStatus, reopenStatus } from '@/domain/complaint'
import { cx } from '@/kit/cx'
import { StatusBadge } from '@/kit/feedback/StatusBadge'
import { AddressText } from '@/kit/text/AddressText'
import type { Column } from '@/kit/tables/tableTypes'
import { choices, createdColumn, valueFilter } from '@/kit/tables/columns'

// kerning makes browsers remeasure long words per line: 5,000 characters took seconds in a table
const long = 'max-w-[56ch] min-w-0 wrap-anywhere whitespace-pre-line rows:min-w-[18ch] [font-kerning:none]'

export const columns: readonly Column<Complaint>[] = [
  {
    id: 'client',
    header: 'Client',
    cell: (complaint) => (
      <>
        {clientName(complaint)}
        <span className="block text-12 font-normal text-ink-3 @max-5xl:wrap-anywhere rows:min-w-[5.5rem]">
          <AddressText>{clientEmail(complaint)}</AddressText>
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
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, reopenStatus: reopen }) => (
      <div className="flex flex-wrap gap-1 cards:justify-end">
        <StatusBadge status={complaintStatus(status)} />
        {reopen && <StatusBadge of="Reopening" status={reopenStatus(reopen)} />}
      </div>
    ),
    sortValue: ({ status, reopenStatus: reopen }) => `${complaintStatus(status).text} ${reopen ?? ''}`,
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
      choices(['pending', 'accepted', 'rejected'], (value) => reopenStatus(value).text),
      ({ reopenStatus: reopen }) => reopen,
    ),
    id: 'reopen',
  },
]
