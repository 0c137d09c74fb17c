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
          ref={takesFocus ? focusForm : undefined}
          tabIndex={-1}
          className="min-w-0 scroll-mt-24 text-[1.0625rem] tracking-[-.01em] wrap-anywhere"
        >
          {title}
        </h2>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        {children}
        {error !== null && <Banner tone="err">{error}</Banner>}
        <div className="flex flex-wrap gap-2 rounded-b-3 bg-surface min-[1240px]:sticky min-[1240px]:bottom-0 min-[1240px]:-mx-5 min-[1240px]:-mb-5 min-[1240px]:border-t min-[1240px]:border-line min-[1240px]:px-5 min-[1240px]:py-3">
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

/** On a narrow page, where the form stands below the records, it comes up to where its fields can be seen. */
export function focusForm(heading: HTMLElement | null) {
  heading?.focus()
  if (heading && heading.getBoundingClientRect().top > window.innerHeight / 3) heading.scrollIntoView()
}
