import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../actions/Button'
import { Banner } from '../feedback/Banner'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'

type Extra = Partial<ConfirmDialogProps> & { work?: () => Promise<void> }

function Example({ work, ...rest }: Extra) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await work?.()
    setBusy(false)
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        title="Delete Ananya Rao?"
        description="She disappears from the team page. This cannot be undone."
        confirmLabel="Delete team member"
        busyLabel="Deleting…"
        busy={busy}
        {...rest}
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => void confirm()}
      />
    </>
  )
}

const meta = preview.meta({
  component: ConfirmDialog,
  title: 'Kit/Overlays/ConfirmDialog',
  tags: ['autodocs'],
  // the docs show the stories in frames, where the play functions run and open the dialog
  parameters: { docs: { story: { inline: false, height: '380px' } } },
})

export const Failed = meta.story({
  tags: ['axe'],
  render: () => (
    <Example>
      <Banner tone="err">Failed to delete team member.</Banner>
    </Example>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete team member.')
  },
})

const neverDone = fn(() => new Promise<void>(() => {}))

export const Busy = meta.story({
  render: () => <Example work={neverDone} />,
  play: async ({ canvas, userEvent }) => {
    neverDone.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete team member' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Deleting…' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
    await expect(neverDone).toHaveBeenCalledOnce()
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  },
})

export const FocusesSafeButton = meta.story({
  tags: ['!autodocs'],
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' })
    await userEvent.click(opener)
    const keep = await screen.findByRole('button', { name: 'Keep' })
    await expect(screen.getByRole('alertdialog', { name: 'Delete Ananya Rao?' })).toBeInTheDocument()
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())

    await userEvent.click(opener)
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(dialog.parentElement as HTMLElement)
    await expect(dialog).not.toHaveAttribute('data-closed')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

export const NotDestructive = meta.story({
  render: () => (
    <Example
      tone="primary"
      title="Publish the plan?"
      description="It appears on the site immediately."
      confirmLabel="Publish plan"
      cancelLabel="Not yet"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await screen.findByRole('button', { name: 'Publish plan' })
  },
})
