import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { Avatar } from '../text/Avatar'
import { FileField } from './FileField'

const meta = preview.meta({
  component: FileField,
  title: 'Kit/Forms/FileField',
  tags: ['autodocs'],
  args: {
    label: 'Photo',
    accept: 'image/png,image/jpeg',
    onFile: fn(),
    preview: <Avatar name="Ananya" size={48} />,
    chooseLabel: 'Choose file',
    replaceLabel: 'Replace file',
    removeLabel: 'Remove file',
    noneLabel: 'No file chosen',
  },
})

export const Empty = meta.story({ args: { hint: 'PNG or JPEG, at most 2 MB.' } })
export const ChooseAndRemove = meta.story({
  tags: ['!autodocs'],
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
export const WithError = meta.story({ args: { error: 'The picture is larger than 2 MB.' } })
export const LongName = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const long = 'IMG_20241101_a-very-long-name-from-a-camera-that-does-not-break-anywhere_edited_final.png'
    await userEvent.upload(
      canvas.getByLabelText('Photo Choose file'),
      new File(['x'], long, { type: 'image/png' }),
    )
    await expect(canvas.getByText(long)).toBeVisible()
  },
})
