import type { ReactNode } from 'react'
import { brand } from '@/config/brand'
import { LogoMark } from '@/config/LogoMark'
import { mayReopen } from '@/domain/complaint'
import { paths } from '@/paths'
import { PageHeader } from '@/portal/shell/PageHeader'
import { ReopenChat } from '@/portal/support/ReopenChat'
import type { ChatSide } from './ChatThread'

export const clientSide: ChatSide = {
  me: 'user',
  Frame,
  list: { to: paths.support(), all: 'All tickets', go: 'Go to your tickets', one: 'ticket' },
  owner: () => '',
  other: () => brand.name,
  face: () => (
    <span className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-tint text-brand-text">
      <LogoMark className="h-4 w-auto" />
    </span>
  ),
  reopenRequested: 'This chat is closed. You have asked us to reopen it, and we have not decided yet.',
  whenClosed: (ticket, focusHeading) =>
    mayReopen(ticket) && <ReopenChat complaintId={ticket._id} onRequested={focusHeading} />,
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      {children}
    </>
  )
}
