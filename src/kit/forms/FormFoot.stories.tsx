import preview from '#.storybook/preview'
import { Button } from '../actions/Button'
import { Panel } from '../layout/Panel'
import { FormFoot } from './FormFoot'
import { TextAreaField } from './TextAreaField'

const meta = preview.meta({
  component: FormFoot,
  title: 'Kit/Forms/FormFoot',
  tags: ['autodocs'],
})

export const InPanel = meta.story({
  args: {
    children: (
      <>
        <Button variant="primary" size="sm">
          Save
        </Button>
        <Button size="sm">Cancel</Button>
      </>
    ),
  },
  render: (args) => (
    <Panel title="New ticket" className="max-w-[460px]">
      <form className="grid gap-4">
        <TextAreaField label="What can we do for you?" rows={4} />
        <FormFoot {...args} />
      </form>
    </Panel>
  ),
})
