import { type FormEvent, type ReactNode, useId } from 'react'
import { Banner } from '@/kit/Banner'
import { Button } from '@/kit/Button'

type CrudFormProps = {
  title: string
  submitLabel: string
  /** A form that takes the place of another has the focus, so that one hears and sees what it is now. */
  takesFocus: boolean
  busy: boolean
  error: string | null
  onSubmit: (event: FormEvent) => Promise<void>
  onCancel: () => void
  children: ReactNode
}

/** A save that fails is told beside the button, and nothing typed is lost. */
export function CrudForm(props: CrudFormProps) {
  const { title, submitLabel, takesFocus, busy, error, onSubmit, onCancel, children } = props
  const id = useId()
  return (
    <form
      noValidate
      aria-labelledby={id}
      className="rounded-3 border border-line bg-surface"
      onSubmit={(event) => void onSubmit(event)}
    >
      <div className="flex min-h-[52px] items-center border-b border-line px-5 py-2.5">
        <h2
          id={id}
          ref={takesFocus ? focus : undefined}
          tabIndex={-1}
          className="min-w-0 scroll-mt-24 text-[1.0625rem] tracking-[-.01em] wrap-anywhere"
        >
          {title}
        </h2>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        {children}
        {error !== null && <Banner tone="err">{error}</Banner>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" variant="primary" busy={busy} busyLabel="Saving…">
            {submitLabel}
          </Button>
          <Button size="sm" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  )
}

// outside, so that it is the same function at each render and runs at the first alone
function focus(heading: HTMLElement | null) {
  heading?.focus()
}
