import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Button } from '../actions/Button'
import { Step, Steps } from './Steps'
import { TextField } from '../forms/TextField'

const meta = preview.meta({
  component: Steps,
  subcomponents: { Step },
  title: 'Kit/Text/Steps',
  tags: ['autodocs'],
})

export const Payment = meta.story({
  render: () => (
    <Steps>
      <Step n={1} title="Pay ₹4,499 from any UPI app" active>
        <p className="text-ink-2">Scan the code or open your app.</p>
      </Step>
      <Step n={2} title="Enter the transaction ID">
        <div className="grid max-w-[460px] justify-items-start gap-5">
          <TextField label="Transaction ID (UTR)" placeholder="12 digits" boxClassName="w-full" />
          <Button variant="primary">Submit for approval</Button>
        </div>
      </Step>
      <Step n={3} title="We check it, then your plan starts">
        <p className="text-ink-2">Usually within a few hours.</p>
      </Step>
    </Steps>
  ),
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps).toHaveLength(3)
    await expect(steps[0]).toHaveAttribute('aria-current', 'step')
    await expect(steps[1]).not.toHaveAttribute('aria-current')
  },
})
