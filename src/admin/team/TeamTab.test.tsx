import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '@mocks/store/db'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/team'
// jsdom has no object URLs
class PictureUrl extends URL {
  static override createObjectURL = () => 'blob:preview'
  static override revokeObjectURL = () => {}
}
beforeEach(() => {
  vi.stubGlobal('URL', PictureUrl)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const field = (label: RegExp) => screen.getByLabelText(label)
const editRohan = () => screen.findByRole('button', { name: 'Edit Rohan Patil' })
/** The header of a one-pixel picture. */
const png = Uint8Array.from('\u0089PNG\r\n\u001A\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001', (letter) =>
  letter.charCodeAt(0),
)
const picture = (content: Uint8Array<ArrayBuffer> = png) =>
  new File([content], 'me.png', { type: 'image/png' })
const choose = (file: File) => fireEvent.change(field(/^Profile image/), { target: { files: [file] } })

test('adds a member with a picture and links', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await editRohan()
  await user.click(screen.getByRole('button', { name: 'Add team member' }))
  expect(await screen.findByText('Please enter a name.')).toBeVisible()
  expect(screen.getByText('Please enter a position.')).toBeVisible()
  await user.type(field(/^Name/), 'Kedar Joshi')
  await user.type(field(/^Position/), 'Photographer')
  await user.type(field(/^LinkedIn/), 'https://linkedin.example/kedar')
  choose(picture())
  expect(await screen.findByRole('img', { name: 'Preview' })).toHaveAttribute('src', 'blob:preview')
  await user.type(field(/^Name/), '{Enter}')
  expect(await screen.findByText('Team member added successfully!')).toBeVisible()
  expect(await screen.findByText('Kedar Joshi')).toBeVisible()
  const stored = store.teamMember.find(({ name }) => name === 'Kedar Joshi')
  expect(stored).toMatchObject({ position: 'Photographer', email: null, order: 0 })
  expect(stored?.socialLinks).toMatchObject({ linkedin: 'https://linkedin.example/kedar', github: null })
  expect(stored?.profileImage).toMatch(/^data:image\/png;base64,/)
})

test('reports errors beside their fields', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await user.click(await editRohan())
  choose(new File(['notes'], 'notes.txt', { type: 'text/plain' }))
  expect(await screen.findByText('Only image files are allowed.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save team member' }))
  await waitFor(() => expect(field(/^Profile image/)).toHaveFocus())
  await user.clear(field(/^Position/))
  await user.click(screen.getByRole('button', { name: 'Save team member' }))
  await waitFor(() => expect(field(/^Position/)).toHaveFocus())
  choose(picture(new Uint8Array(5 * 1024 * 1024 + 1)))
  expect(await screen.findByText('Image must be 5 MB or smaller.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove image' }))
  await waitFor(() => expect(screen.queryByText('Image must be 5 MB or smaller.')).toBeNull())
  await user.type(field(/^Email/), ' x')
  await user.type(field(/^Order/), '.5')
  await user.type(field(/^GitHub/), 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: 'Save team member' }))
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible()
  expect(screen.getByText('Order must be a whole number, 0 or more.')).toBeVisible()
  expect(screen.getByText('Please enter a full address, beginning with https://.')).toBeVisible()
})

test('accepts a corrected picture with the same name', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await user.click(await editRohan())
  const input = field(/^Profile image/) as HTMLInputElement
  await user.upload(input, picture(png.slice(0, 8)))
  expect(await screen.findByText(/^This image is damaged or incomplete/)).toBeVisible()
  // browsers fire change only if the input had another file
  expect(input.value).toBe('')
  await user.upload(input, picture())
  expect(await screen.findByRole('img', { name: 'Preview' })).toHaveAttribute('src', 'blob:preview')
})

test('saves a chosen picture even if its file is deleted afterwards', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await user.click(await editRohan())
  const chosen = picture()
  choose(chosen)
  await screen.findByRole('img', { name: 'Preview' })
  for (const read of ['arrayBuffer', 'stream', 'slice', 'text'] as const)
    vi.spyOn(chosen, read).mockRejectedValue(new DOMException('', 'NotFoundError'))
  await user.click(screen.getByRole('button', { name: 'Save team member' }))
  expect(await screen.findByText('Team member updated successfully!')).toBeVisible()
  const stored = store.teamMember.find(({ name }) => name === 'Rohan Patil')?.profileImage
  expect(stored).toBe(`data:image/png;base64,${btoa(String.fromCharCode(...png))}`)
})

test('edits a member and keeps the picture', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const before = store.teamMember.get('tem_ananya')?.profileImage
  await user.click(await screen.findByRole('button', { name: 'Edit Ananya Rao' }))
  expect(screen.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', before)
  await user.type(field(/^Position/), ' and founder{Enter}')
  expect(await screen.findByText('Team member updated successfully!')).toBeVisible()
  expect(await screen.findByText('Lead developer and founder')).toBeVisible()
  expect(store.teamMember.get('tem_ananya')?.profileImage).toBe(before)
})

test('shows the same picture of an admin in the rail and in the list', async () => {
  await renderRoute(route, { as: 'admin' })
  const card = (await editRohan()).closest('li')
  const face = card?.querySelector('img')?.src
  expect(face).toMatch(/^data:image\/svg/)
  expect([...document.querySelectorAll('img')].filter(({ src }) => src === face)).toHaveLength(2)
})
