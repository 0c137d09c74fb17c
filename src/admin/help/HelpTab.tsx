import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { complaintsQuery } from '@/api/complaints'
import { failureText } from '@/api/errors'
import { BANNER_MS } from '@/config/constants'
import type { Complaint } from '@/contract'
import { DataTable } from '@/kit/DataTable'
import { EmptyState } from '@/kit/EmptyState'
import { AdminPage } from '../AdminPage'
import { clientName } from '../client'
import { focusHeading } from '../focusHeading'
import { NoticeBanner } from '../NoticeBanner'
import { TablePanel } from '../TablePanel'
import { tabOf } from '../tabs'
import { useNotice } from '../useNotice'
import { useTableUrl } from '../useTableUrl'
import { ComplaintActions } from './ComplaintActions'
import { columns, filters } from './complaintTable'
import { ResolveDialog } from './ResolveDialog'

/** The complaint being answered, in the address. */
const OPEN_ITEM = 'resolve'
const none: readonly never[] = []

/** What clients complain about: answer it, decide who may come back to it, or talk. */
export function HelpTab() {
  const complaints = useQuery(complaintsQuery())
  const notices = useNotice(BANNER_MS)
  const [state, setState] = useTableUrl()
  const [params, setParams] = useSearchParams()
  const openId = params.get(OPEN_ITEM)
  const rows: readonly Complaint[] = complaints.data ?? none
  const opened = rows.find(({ _id, status }) => _id === openId && status === 'open') ?? null
  const show = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === null) next.delete(OPEN_ITEM)
        else next.set(OPEN_ITEM, id)
        return next
      },
      { preventScrollReset: true, replace: id === null },
    )
  return (
    <AdminPage
      title={tabOf('help').heading}
      intro="Resolve a complaint with a response, or decide about reopening it. The client is notified."
    >
      <NoticeBanner notices={notices} />
      <TablePanel query={complaints} columns={5} failed={(error) => failureText('listComplaints', error)}>
        {(data) => (
          <DataTable
            rows={data}
            columns={columns}
            rowKey={({ _id }) => _id}
            caption="Complaints"
            csvFile="complaints.csv"
            state={state}
            onStateChange={setState}
            filters={filters}
            labels={{ searchHint: 'Client, email, complaint or response' }}
            actions={(complaint) => (
              <ComplaintActions
                complaint={complaint}
                notices={notices}
                onResolve={() => show(complaint._id)}
              />
            )}
            empty={
              <EmptyState title="No complaints" level={2}>
                When a client opens a ticket, it appears here.
              </EmptyState>
            }
          />
        )}
      </TablePanel>
      <ResolveDialog
        complaint={opened}
        onClose={() => show(null)}
        onDone={(complaint) => {
          show(null)
          notices.ok('Complaint resolved', clientName(complaint))
          focusHeading()
        }}
      />
    </AdminPage>
  )
}
