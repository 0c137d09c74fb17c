import { Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '@/kit/Button'
import { AdminPage } from '../AdminPage'
import { NoticeBanner } from '../NoticeBanner'
import { focusForm } from './CrudForm'
import { type TabId, tabOf } from '../tabs'
import type { Notices } from '../useNotice'

type CrudPageProps = {
  tab: TabId
  intro: ReactNode
  addLabel: string
  notices: Notices
  form: ReactNode
  children: ReactNode
}

/** The records, and beside them the form that adds and edits; below them, and one button away, where it is narrow. */
export function CrudPage({ tab, intro, addLabel, notices, form, children }: CrudPageProps) {
  const formBox = useRef<HTMLDivElement>(null)
  const toForm = () => focusForm(formBox.current?.querySelector('h2') ?? null)
  return (
    <AdminPage
      title={tabOf(tab).heading}
      intro={intro}
      aside={
        <Button size="sm" icon={<Plus aria-hidden="true" />} className="min-[1240px]:hidden" onClick={toForm}>
          {addLabel}
        </Button>
      }
    >
      <NoticeBanner notices={notices} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[1240px]:grid-cols-[minmax(0,1fr)_320px]">
        {children}
        <div
          ref={formBox}
          className="min-[1240px]:sticky min-[1240px]:top-4 min-[1240px]:max-h-[calc(100dvh-32px)] min-[1240px]:scroll-pb-20 min-[1240px]:overflow-y-auto min-[1240px]:rounded-3"
        >
          {form}
        </div>
      </div>
    </AdminPage>
  )
}
