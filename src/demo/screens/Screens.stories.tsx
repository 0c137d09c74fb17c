import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ScreensPage } from './ScreensPage'
import '../demo.css'

/** The frames stay empty: these stories are about the wall around them. */
const meta = preview.meta({
  title: 'Demo/All screens',
  component: ScreensPage,
  parameters: { layout: 'fullscreen' },
  args: { framesAt: 'about:blank' },
})

export const Wall = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Screen'), 'Payment')
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Failing')
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }))
    await expect(canvas.getByText(/^10 of \d+ states$/)).toBeVisible()
    const link = canvas.getByRole('link', { name: 'submitting fails' })
    await expect(link).toHaveAttribute('href', expect.stringContaining('?scenario=payment-server-error'))
    await expect(globalThis.location.search).toContain('screen=Payment&state=failing&width=phone')
  },
})

export const NothingFits = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nowhere')
    await expect(await canvas.findByText('No screens match these filters')).toBeVisible()
  },
})
