import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { Button } from '../actions/Button'
import { Dialog } from './Dialog'
import type { DialogProps } from './DialogPopup'
import { TextField } from '../forms/TextField'

function Example({ long, size }: { long?: boolean; size?: DialogProps['size'] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit plan</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size={size}
        title="Edit Premium"
        description="Clients who have this plan keep their price."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Save plan
            </Button>
          </>
        }
      >
        <TextField label="Name" defaultValue="Premium" />
        {long && Array.from({ length: 30 }, (_, n) => <p key={n}>Line {n + 1} of a long text.</p>)}
      </Dialog>
    </>
  )
}

const meta = preview.meta({
  component: Dialog,
  title: 'Kit/Overlays/Dialog',
  tags: ['autodocs'],
  // the docs show the stories in frames, where the play functions run and open the dialog
  parameters: { docs: { story: { inline: false, height: '480px' } } },
})

export const Open = meta.story({
  tags: ['axe'],
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit plan' }))
    // wait for the dialog to focus its first field, where tabbing starts
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    // The last tab stop wraps to the first: the page behind cannot be reached.
    for (let n = 0; n < 8; n += 1) await userEvent.tab()
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    )
  },
})

export const ReturnsFocus = meta.story({
  tags: ['!autodocs'],
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit plan' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Edit Premium' })
    await expect(dialog).toHaveAccessibleDescription('Clients who have this plan keep their price.')
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())

    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const OutsidePress = meta.story({
  tags: ['!autodocs'],
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit plan' }))
    const around = (await screen.findByRole('dialog')).parentElement as HTMLElement
    // the second half of a double click on the opener
    await fireEvent.pointerDown(around)
    await fireEvent.click(around, { detail: 2 })
    await expect(screen.getByRole('dialog')).not.toHaveAttribute('data-closed')
    await userEvent.click(around)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const Long = meta.story({
  render: () => <Example long size="lg" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit plan' }))
    await expect(await screen.findByText('Line 30 of a long text.')).toBeInTheDocument()
  },
})
