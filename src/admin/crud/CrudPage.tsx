import { Plus } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { Button } from '@/kit/actions/Button'
import { NEW } from '@/platform/drafts'
import { focusForm } from '../common/focusHeading'
import { TabPage } from '../common/TabPage'
import { DeleteDialog } from './DeleteDialog'
import type { Crud } from './useCrud'

type CrudPageProps<Item extends { _id: string }, Body> = {
  crud: Crud<Item, Body>
  intro: ReactNode
  form: ComponentType<{ crud: Crud<Item, Body> }>
  /** Consequences of a delete, for the dialog. */
  deleting?: string
  children: ReactNode
}

/** The records with the form beside them, or below on a narrow page. */
export function CrudPage<Item extends { _id: string }, Body>(props: CrudPageProps<Item, Body>) {
  const { crud, intro, form: Form, deleting, children } = props
  return (
    <TabPage
      tab={crud.tab}
      notices={crud.notices}
      intro={intro}
      aside={
        <Button
          size="sm"
          icon={<Plus aria-hidden="true" />}
          className="min-[1240px]:hidden"
          onClick={() => (crud.about === NEW ? focusForm() : crud.edit(null))}
        >
          New {crud.one}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[1240px]:grid-cols-[minmax(0,1fr)_320px]">
        {children}
        <div
          id="record-form"
          className="min-[1240px]:sticky min-[1240px]:top-4 min-[1240px]:max-h-[calc(100dvh-32px)] min-[1240px]:scroll-pb-20 min-[1240px]:overflow-y-auto min-[1240px]:rounded-3"
        >
          <Form key={crud.formKey} crud={crud} />
        </div>
      </div>
      <DeleteDialog crud={crud} deleting={deleting} />
    </TabPage>
  )
}
