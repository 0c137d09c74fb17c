import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SearchField, type SearchFieldProps } from './SearchField'

function Controlled(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState('')
  return <SearchField label="Search" placeholder="Name, email" {...props} value={value} onChange={setValue} />
}

const meta = preview.meta({
  component: SearchField,
  title: 'Kit/Forms/SearchField',
  tags: ['autodocs'],
})

export const Typing = meta.story({
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search' })
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(input, 'devika')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'imran{Escape}')
    await expect(input).toHaveValue('')
  },
})
