import { Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { complaintsQuery } from '@/api/complaints'
import { BANNER_MS } from '@/config/constants'
import { useLatch } from '@/kit/useLatch'
import { doneText } from '@/texts/calls'
import { clientName } from '@/domain/account'
import { TicketDoor } from '@/kit/doors/TicketDoor'
import { TabPage } from '../common/TabPage'
import { TabTable } from '../common/TabTable'
import { useNotice } from '../common/useNotice'
import { useOpenItem } from '../common/useOpenItem'
import { ComplaintActions, returnToRow } from './ComplaintActions'
import { columns, filters } from './complaintTable'
import { lazyCode } from '@/platform/code'

// large, and most visits do not need it
const ResolveDialog = lazyCode(async () => (await import('./ResolveDialog')).ResolveDialog)

export function HelpTab() {
  const complaints = useQuery(complaintsQuery())
  const notices = useNotice(BANNER_MS)
  const { openId, show, close } = useOpenItem('resolve')
  const linked = complaints.data?.find(({ _id }) => _id === openId) ?? null
  // keeps a started response even if another admin resolves the complaint first
  const [begun, setBegun] = useState<string | null>(null)
  if (linked?.status === 'open' && begun !== openId) setBegun(openId)
  const opened = linked && begun === openId ? linked : null
  return (
    <TabPage
      tab="help"
      notices={notices}
      intro="Resolve a complaint with a response, or decide whether to reopen it. Clients see your response or decision on their ticket."
    >
      <TabTable
        query={complaints}
        operation="listComplaints"
        columns={columns}
        filters={filters}
        caption="Complaints"
        searchHint="Client, email, complaint or response"
        actions={(complaint, isAimed) => (
          <ComplaintActions
            complaint={complaint}
            notices={notices}
            isAimed={isAimed}
            onResolve={() => show(complaint._id)}
          />
        )}
        banner={notices.notice?.text}
        emptyTitle="No complaints"
        emptyPicture={<TicketDoor />}
        emptyText="When a client sends a complaint, it appears here."
      />
      {useLatch(opened !== null) && (
        <Suspense fallback={null}>
          <ResolveDialog
            complaint={opened}
            onClose={() => show(null)}
            // resolving replaces the button that opened the dialog
            finalFocus={() => begun && returnToRow(begun)}
            onDone={(complaint, remark) => {
              close(complaint._id)
              notices.ok(doneText('resolveComplaint'), clientName(complaint), remark)
            }}
            onLateFailure={(complaint, error) =>
              notices.failed('resolveComplaint', error, clientName(complaint))
            }
          />
        </Suspense>
      )}
    </TabPage>
  )
}
