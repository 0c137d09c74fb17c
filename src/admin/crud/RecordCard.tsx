import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/kit/actions/Button'

type RecordCardProps = {
  name: string
  /** Before the name: a picture, a colour. */
  mark?: ReactNode
  badge?: ReactNode
  onEdit: () => void
  onDelete: () => void
  children: ReactNode
}

const trash = <Trash2 aria-hidden="true" />

/** One record: what it is, and what can be done with it. */
export function RecordCard({ name, mark, badge, onEdit, onDelete, children }: RecordCardProps) {
  return (
    <li className="flex flex-col gap-3 rounded-2 border border-line-2 p-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
        {mark}
        <h3 className="min-w-0 grow basis-32 text-16 wrap-break-word">{name}</h3>
        {badge}
      </div>
      <div className="grid min-w-0 grow content-start gap-2 text-14 wrap-anywhere text-ink-2">{children}</div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Pencil aria-hidden="true" />} aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button size="sm" variant="danger" icon={trash} aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  )
}
