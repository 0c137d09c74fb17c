import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SegmentedControl } from './SegmentedControl'

const options = [
  { value: 'qr', label: 'Scan QR' },
  { value: 'app', label: 'UPI app' },
]

function Controlled({ showLegend }: { showLegend?: boolean }) {
  const [value, setValue] = useState('qr')
  return (
    <SegmentedControl
      legend="How to pay"
      showLegend={showLegend}
      value={value}
      onChange={setValue}
      options={options}
    />
  )
}

const meta = preview.meta({
  component: SegmentedControl,
  title: 'Kit/Actions/SegmentedControl',
  tags: ['autodocs'],
})

export const Arrows = meta.story({
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'How to pay' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Scan QR' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const app = canvas.getByRole('radio', { name: 'UPI app' })
    await expect(app).toHaveFocus()
    await expect(app).toBeChecked()
  },
})
export const WithLegend = meta.story({ render: () => <Controlled showLegend /> })
