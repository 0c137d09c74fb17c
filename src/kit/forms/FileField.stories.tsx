import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { Avatar } from '../text/Avatar'
import { FileField } from './FileField'

const meta = preview.meta({
  component: FileField,
  title: 'Kit/Forms/FileField',
  args: { label: 'Photo', accept: 'image/png,image/jpeg', onFile: fn() },
})

export const Empty = meta.story({ args: { hint: 'PNG or JPEG, at most 2 MB.' } })
export const ChooseAndRemove = meta.story({
  args: { preview: <Avatar name="Ananya" size={48} /> },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Photo Choose file')
    await userEvent.upload(input, new File(['x'], 'ananya-rao.png', { type: 'image/png' }))
    await expect(canvas.getByText('ananya-rao.png')).toBeVisible()
    await expect(args.onFile).toHaveBeenLastCalledWith(expect.any(File))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file' }))
    await expect(args.onFile).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByText('No file chosen')).toBeVisible()
    await expect(input).toHaveFocus()
  },
})
export const Stored = meta.story({ args: { currentName: 'qr-code.png' } })
export const WithError = meta.story({ args: { error: 'The picture is larger than 2 MB.' } })
export const Disabled = meta.story({ args: { disabled: true } })
export const LongName = meta.story({
  args: {
    currentName: 'IMG_20241101_a-very-long-name-from-a-camera-that-does-not-break-anywhere_edited_final.png',
  },
})
