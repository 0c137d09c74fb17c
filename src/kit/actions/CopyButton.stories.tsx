import preview from '#.storybook/preview'
import { expect, spyOn } from 'storybook/test'
import { CopyButton } from './CopyButton'

const meta = preview.meta({
  component: CopyButton,
  title: 'Kit/Actions/CopyButton',
  tags: ['autodocs'],
  args: { value: 'studio@bank', what: 'UPI ID' },
})

export const Copies = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy UPI ID' }))
    await expect(write).toHaveBeenCalledWith('studio@bank')
    await expect(await canvas.findByRole('button', { name: 'Copied UPI ID' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied: UPI ID')
    write.mockRestore()
  },
})

/** Without the Clipboard API the button copies a selection; here, that fails on the second press. */
export const Failed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const exec = spyOn(document, 'execCommand').mockReturnValueOnce(true).mockReturnValueOnce(false)
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('button', { name: 'Copied UPI ID' })).toHaveFocus()
    await expect(exec).toHaveBeenCalledWith('copy')
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('button', { name: 'Could not copy UPI ID' })).toBeVisible()
    write.mockRestore()
    exec.mockRestore()
  },
})

export const IconOnly = meta.story({
  args: { iconOnly: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Copy UPI ID' })).toBeVisible(),
})
