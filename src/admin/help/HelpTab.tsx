import { lazy, Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { complaintsQuery } from '@/api/complaints'
import { failureText } from '@/api/errors'
import { BANNER_MS } from '@/config/constants'
import type { Complaint } from '@/contract'
import { DataTable } from '@/kit/tables/DataTable'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { useEver } from '@/kit/useEver'
import { AdminPage } from '../shell/AdminPage'
import { clientName } from '../shared/client'
import { focusHeading } from '../shared/focusHeading'
import { NoticeBanner } from '../shared/NoticeBanner'
import { TablePanel } from '../shared/TablePanel'
import { tabOf } from '../tabs'
import { useNotice } from '../shared/useNotice'
import { useOpenItem } from '../shared/useOpenItem'
import { useTableUrl } from '../shared/useTableUrl'
import { ComplaintActions } from './ComplaintActions'
import { columns, filters } from './complaintTable'

// its form is more than the rest of the tab, and most visits do without it
const ResolveDialog = lazy(async () => ({ default: (await import('./ResolveDialog')).ResolveDialog }))

const none: readonly never[] = []

/** What clients complain about: answer it, decide who may come back to it, or talk. */
export function HelpTab() {
  const complaints = useQuery(complaintsQuery())
  const notices = useNotice(BANNER_MS)
  const [state, setState] = useTableUrl()
  const [openId, show] = useOpenItem('resolve')
  const rows: readonly Complaint[] = complaints.data ?? none
  const opened = rows.find(({ _id, status }) => _id === openId && status === 'open') ?? null
  return (
    <AdminPage
      title={tabOf('help').heading}
      intro="Resolve a complaint with a response, or decide about reopening it. The client sees it with their ticket."
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
                When a client sends a complaint, it appears here.
              </EmptyState>
            }
          />
        )}
      </TablePanel>
      {useEver(opened !== null) && (
        <Suspense fallback={null}>
          <ResolveDialog
            complaint={opened}
            onClose={() => show(null)}
            onDone={(complaint, remark) => {
              show(null)
              notices.ok('Complaint resolved', clientName(complaint), remark)
              focusHeading()
            }}
          />
        </Suspense>
      )}
    </AdminPage>
  )
}
