import preview from '#.storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { DAY } from '@/lib/dates'
import { conditions } from '../conditions/conditions'
import { Handle } from './Handle'
import { movedBy } from './barState'
import { ScenariosTab } from './ScenariosTab'
import { who } from './who'
import '../demo.css'

const meta = preview.meta({ title: 'Demo/Bar', component: ScenariosTab })

export const Scenarios = meta.story({
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search scenarios' })
    await userEvent.type(search, 'expired renewal rejected')
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(search).toHaveFocus()
  },
})

export const NoScenario = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'no such scenario')
    await expect(await canvas.findByText('No scenarios match your search')).toBeVisible()
  },
})

const opened = fn()
const handle = () => <Handle open={false} onClick={opened} />

export const HandleOfAFreshDemo = meta.story({
  render: handle,
  play: async ({ canvas, userEvent }) => {
    opened.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Demo' }))
    await expect(opened).toHaveBeenCalledOnce()
  },
})

export const HandleWithEverythingOn = meta.story({
  beforeEach: () => {
    who.set('Devika Nair')
    movedBy.set(String(7 * DAY))
    conditions.set({ faults: [{ operation: 'login', kind: 'status', status: 500 }], quirks: ['plain-ids'] })
    return () => {
      who.set(null)
      movedBy.set(null)
      conditions.set({ faults: [], quirks: [] })
    }
  },
  render: handle,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    for (const text of ['Devika Nair', '+7 days', '1 fault', 'server quirks'])
      await expect(button).toHaveAccessibleName(expect.stringContaining(text))
  },
})
