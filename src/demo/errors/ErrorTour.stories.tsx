import preview from '#.storybook/preview'
import { expect, userEvent, waitFor } from 'storybook/test'
import { isShown } from './isShown'
import { ErrorTour } from './ErrorTour'
import { MomentStrip } from './MomentStrip'
import { type Moment, moments } from './moments'
import { type Progress, progress } from './progress'
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
    await expect(await canvas.findByText('No message has these words')).toBeVisible()
    await expect(isShown(/^0 of 132 messages$/)).toBe(true)
  },
})

const momentOf = (id: string): Moment => {
  const moment = moments.find((one) => one.id === id)
  if (!moment) throw new Error(`No moment is called ${id}`)
  return moment
}

/** The strip below the product, so far in this moment. */
const strip = (id: string, state: Progress) =>
  meta.story({
    beforeEach: () => progress.set(state),
    render: () => <MomentStrip moment={momentOf(id)} onEnd={() => {}} />,
  })

export const Filling = strip('error-saving-plan-updateplan', 'filling')
export const Ready = strip('error-saving-plan-updateplan', 'ready')
export const Waiting = strip(
  'login-timeout-please-check-your-connection-and-try-again-login-timeout',
  'ready',
)
export const Shown = strip('error-saving-plan-updateplan', 'shown')
export const Silent = strip('nothing-markcontactread', 'ready')
export const NotFilled = strip('error-saving-plan-updateplan', {
  problem: 'There is no button “Edit Premium” on the page.',
})
