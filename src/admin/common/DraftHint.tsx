import type { MouseEvent } from 'react'
import { Button } from '@/kit/actions/Button'
import type { FormDraft } from '@/platform/useFormDraft'

/** Explains a restored draft and offers to discard it. Place it inside the form. */
export function DraftHint({ draft: { restored, discard } }: { draft: FormDraft }) {
  if (!restored) return null
  const onClick = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    discard()
    // the button disappears, so move its focus
    form?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-1 text-14 text-ink-2">
      Restored what you had typed.
      <Button size="sm" variant="quiet" className="-mr-2.5" onClick={onClick}>
        Discard <span className="sr-only">what was restored</span>
      </Button>
    </div>
  )
}
