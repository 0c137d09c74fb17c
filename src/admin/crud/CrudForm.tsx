import type { ReactNode } from 'react'
import { Button } from '@/kit/actions/Button'
import { Banner } from '@/kit/feedback/Banner'
import { FormFoot } from '@/kit/forms/FormFoot'
import { DraftHint } from '../common/DraftHint'
import { FailureBanner } from '../common/FailureBanner'
import { focusForm } from '../common/focusHeading'
import type { CrudFrame } from './useCrudForm'

const scrollToFailure = (failure: HTMLElement | null) => failure?.scrollIntoView({ block: 'nearest' })

type CrudFormProps = { frame: CrudFrame; children: ReactNode }

export function CrudForm({ frame, children }: CrudFormProps) {
  const { title, submitLabel, goneHint, draft, takesFocus, busy, failure, hasFile, onSubmit, onCancel } =
    frame
  return (
    <form
      noValidate
      aria-label={title}
      className="rounded-3 border border-line bg-surface"
      onSubmit={(event) => void onSubmit(event)}
    >
      <div className="flex min-h-[52px] items-center border-b border-line px-5 py-2.5">
        {/* a form that replaces another takes the focus, to announce its new title */}
        <h2
          ref={takesFocus ? focusForm : undefined}
          tabIndex={-1}
          className="min-w-0 scroll-mt-24 text-[1.0625rem] tracking-[-.01em] wrap-anywhere"
        >
          {title}
        </h2>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        {goneHint && <Banner tone="warn">{goneHint}</Banner>}
        <DraftHint draft={draft} />
        {children}
        {failure && (
          // on a low screen the sticky foot may cover it; the margin keeps the buttons below in view
          <div ref={scrollToFailure} className="scroll-mb-20">
            <FailureBanner
              {...failure}
              kept={`What you typed is kept.${hasFile ? ' Please choose the image again.' : ''}`}
            />
          </div>
        )}
        <FormFoot className="min-[1240px]:sticky min-[1240px]:bottom-0">
          <Button type="submit" size="sm" variant="primary" busy={busy} busyLabel="Saving…">
            {submitLabel}
          </Button>
          <Button size="sm" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        </FormFoot>
      </div>
    </form>
  )
}
