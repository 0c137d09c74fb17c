import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { isRecording } from './isRecording'
import { recording } from './recording'
import { RecordTab } from './RecordTab'
import { couponRecording, emptyRecording } from './samples'
import '../demo.css'

const meta = preview.meta({
  title: 'Demo/Record',
  component: RecordTab,
  decorators: [
    (Story) => (
      <div className="w-[368px] max-w-full">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => () => {
    recording.set(null)
    isRecording.set(false)
  },
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Record' })).toBeVisible()
    await expect(canvas.getByText(/^npx playwright codegen 'http.+'$/)).toBeVisible()
  },
})

export const Recording = meta.story({
  beforeEach: () => {
    recording.set(emptyRecording)
    isRecording.set(true)
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recording.')).toBeVisible()
    await expect(canvas.getByText('No steps yet.')).toBeVisible()
  },
})

export const Recorded = meta.story({
  beforeEach: () => recording.set(couponRecording),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Type the demo’s password into field “Password”')).toBeVisible()
    const code = within(canvas.getByRole('region', { name: 'The test' }))
    await expect(code.getByText(/await renderRoute\('', { scenario: 'payment-coupon' }\)/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.queryByRole('region', { name: 'The test' })).toBeNull()
  },
})
