import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { Pagination } from './Pagination'

const meta = preview.meta({
  component: Pagination,
  title: 'Kit/Tables/Pagination',
  tags: ['autodocs'],
  args: { page: 2, pages: 10, count: '26–50 of 240', onPage: fn() },
})

export const Middle = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(1)
  },
})
export const AtTheEnd = meta.story({ args: { page: 10, count: '226–240 of 240', label: 'Pages of users' } })
export const OnePage = meta.story({
  args: { page: 1, pages: 1, count: '1–7 of 7', label: 'Pages of coupons' },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
})
