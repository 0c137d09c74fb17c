import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { adminsMorning } from './adminsMorning'
import { buyAPlan } from './buyAPlan'
import { tourProgress } from './progress'
import { StepCard } from './StepCard'
import { ticket } from './ticket'
import { TourList } from './TourList'
import { view } from './watch'

const meta = preview.meta({
  title: 'Demo/Tours',
  beforeEach: () => {
    view.set({ isHere: true, element: null, isInMenu: false, layers: 0 })
    return () => tourProgress.set(null)
  },
})

export const List = meta.story({ render: () => <TourList /> })

export const ListWithAPausedTour = meta.story({
  render: () => <TourList />,
  beforeEach: () => tourProgress.set({ tour: ticket, index: 3, aside: true }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Continue from step 4' })).toBeVisible(),
})

export const Step = meta.story({
  render: () => <StepCard now={{ tour: adminsMorning, index: 1, aside: false }} />,
})

export const InAPhonesMenu = meta.story({
  render: () => <StepCard now={{ tour: buyAPlan, index: 0, aside: false }} />,
  beforeEach: () => view.set({ isHere: true, element: null, isInMenu: true, layers: 0 }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/Register\. Open the menu first\./)).toBeVisible(),
})

export const NextPerson = meta.story({
  render: () => <StepCard now={{ tour: ticket, index: 1, aside: false }} />,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Continue as Rohan, the admin' })).toBeVisible(),
})

export const OnAnotherPage = meta.story({
  render: () => <StepCard now={{ tour: ticket, index: 0, aside: false }} />,
  beforeEach: () => view.set({ isHere: false, element: null, isInMenu: false, layers: 0 }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Continue the tour' })).toBeVisible(),
})

export const LastStep = meta.story({
  render: () => <StepCard now={{ tour: ticket, index: ticket.steps.length - 1, aside: false }} />,
})

export const LastStepOnAnotherPage = meta.story({
  ...LastStep.input,
  beforeEach: OnAnotherPage.input.beforeEach,
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Done' })).toBeVisible(),
})
