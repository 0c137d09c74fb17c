import { useState } from 'react'
import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Button } from '../actions/Button'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'

function Example() {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Delete the plan Premium?"
        description="This cannot be undone."
        confirmLabel="Delete"
        busyLabel="Deleting…"
        onConfirm={() => setAsked(false)}
      />
    </>
  )
}

type AskedProps = Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'cancelLabel'> & {
  opener: string
}

function Asked({ opener, ...words }: AskedProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <ConfirmDialog {...words} open={open} onOpenChange={setOpen} onConfirm={() => setOpen(false)} />
    </>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'Something is lost for good: a plan, a coupon, a team member is deleted.',
    'It can go wrong and somebody pays for it: a transaction ID is accepted a second time. Then `tone` is `primary`.',
    'A failure of the call is shown inside, and the question stays open.',
  ],
  avoid: [
    'It can be taken back: do it, and say so in a `Banner`. “Deactivate” asks nothing.',
    'More than yes or no has to be said: `Dialog` with its form, as for the answer to a complaint.',
  ],
  pairs: [
    {
      do: {
        why: 'Press it: the thing has its name, the button repeats the verb, and what cannot be undone is said.',
        draw: (
          <Asked
            opener="Delete coupon FIRST500"
            title="Delete the coupon FIRST500?"
            description="This cannot be undone."
            confirmLabel="Delete"
          />
        ),
      },
      dont: {
        why: 'Press it: “Are you sure?” of what, and does “Cancel” cancel the coupon or the question?',
        draw: (
          <Asked
            opener="Cancel coupon"
            title="Are you sure?"
            description="The item will be processed."
            confirmLabel="OK"
            cancelLabel="Cancel"
          />
        ),
      },
    },
  ],
  access: {
    role: '`alertdialog`, named by its title and described by what stands below it.',
    keys: 'The safe button has the focus, so Enter keeps everything. Escape keeps too. While the call runs nothing closes it.',
    said: 'Title and description when it opens. When it closes, the focus is on what opened it.',
  },
  contrast: [
    { what: 'The verb that deletes', ink: 'paper', on: 'err', least: 4.5 },
    { what: 'The description', ink: 'ink-2', on: 'surface', least: 4.5 },
  ],
})
