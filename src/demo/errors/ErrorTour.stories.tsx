import preview from '#.storybook/preview'
import { expect, userEvent, waitFor } from 'storybook/test'
import { isShown } from './isShown'
import { ErrorTour } from './ErrorTour'
import { MomentStrip } from './MomentStrip'
import { type ErrorMoment, moments } from './moments'
import { type MomentProgress, momentProgress } from './progress'
import '../demo.css'

const meta = preview.meta({
  title: 'Demo/Error tour',
  component: ErrorTour,
  parameters: { layout: 'fullscreen' },
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('132 messages')).toBeVisible()
    await expect(
      canvas.getByText('“Error saving plan.”', { selector: '#error-saving-plan-createplan a' }),
    ).toBeVisible()
  },
})

export const Searched = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'coupon delete')
    await waitFor(() => expect(canvas.getByText('2 of 132 messages')).toBeVisible())
    await userEvent.type(canvas.getByRole('searchbox'), ' nowhere')
    await expect(await canvas.findByText('No messages match')).toBeVisible()
    await expect(isShown(/^0 of 132 messages$/)).toBe(true)
  },
})

/** The strip below the product, at the given stage of a moment. */
const strip = (id: string, state: MomentProgress) => ({
  beforeEach: () => momentProgress.set(state),
  render: () => (
    <MomentStrip
      moment={moments.find((moment) => moment.id === id) as ErrorMoment}
      search=""
      onEnd={() => {}}
    />
  ),
})
const saving = 'error-saving-plan-updateplan'
const timeout = 'login-timeout-please-check-your-connection-and-try-again-login-timeout'
const noButton = { problem: 'There is no button “Edit Premium” on the page.' }

export const Filling = meta.story(strip(saving, 'filling'))
export const Ready = meta.story(strip(saving, 'ready'))
export const Waiting = meta.story(strip(timeout, 'ready'))
export const Shown = meta.story(strip(saving, 'shown'))
export const Silent = meta.story(strip('nothing-markcontactread', 'ready'))
export const NotFilled = meta.story(strip(saving, noButton))
