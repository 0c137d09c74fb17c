import preview from '#.storybook/preview'
import type { ComponentPropsWithRef } from 'react'
import { expect } from 'storybook/test'
import { CheckboxField } from './CheckboxField'

const meta = preview.meta({
  component: CheckboxField,
  title: 'Kit/Forms/CheckboxField',
  tags: ['autodocs'],
  args: { label: 'Highlight this plan' },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Highlight this plan' })
    await userEvent.click(canvas.getByText('Highlight this plan'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
})

/** Checkboxes and radio buttons in every state; forced colours bring back the native ones. */
export const AllStates = meta.story({
  tags: ['axe'],
  render: () => (
    <div className="grid justify-start gap-x-12 gap-y-2 sm:grid-cols-2">
      <CheckboxField label="Empty" />
      <Radio label="Not chosen" />
      <CheckboxField label="Ticked" hint="With a hint." defaultChecked />
      <Radio label="Chosen" defaultChecked />
      <CheckboxField label="Some of several" ref={(box) => void (box && (box.indeterminate = true))} />
      <div />
      <CheckboxField label="Disabled" disabled />
      <Radio label="Disabled, not chosen" disabled />
      <CheckboxField label="Disabled, ticked" disabled defaultChecked />
      <Radio label="Disabled, chosen" disabled defaultChecked />
      <CheckboxField label="Missing" error="Please agree to continue." />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const control of [...canvas.getAllByRole('checkbox'), ...canvas.getAllByRole('radio')])
      await expect(getComputedStyle(control).appearance).toBe('none')
    await expect(canvas.getByRole('checkbox', { name: 'Some of several' })).toBePartiallyChecked()
  },
})

function Radio({ label, ...rest }: { label: string } & ComponentPropsWithRef<'input'>) {
  return (
    <label className="inline-flex min-h-7 items-center gap-2.5 text-14">
      <input {...rest} type="radio" />
      {label}
    </label>
  )
}
