import { scenarios } from '@mocks/scenarios'
import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { DataSets } from './DataSets'
import { untouched } from './samples'
import type { Moment } from './schema'
import { SharedLinks } from './SharedLinks'
import { SharedStrip } from './SharedStrip'
import '../demo.css'

const meta = preview.meta({
  title: 'Demo/Moment',
  decorators: [
    (Story) => (
      <div className="grid w-[368px] max-w-full gap-4">
        <Story />
      </div>
    ),
  ],
})

const changed: Moment = {
  ...untouched,
  conditions: { faults: [{ operation: 'login', kind: 'network' }], quirks: [] },
  changes: { contact: { deleted: ['con_1', 'con_2'] } },
}

export const DataAsSeeded = meta.story({ render: () => <DataSets moment={untouched} /> })

export const DataOfAnEarlierVersion = meta.story({
  render: () => <DataSets moment={{ ...untouched, origin: null }} />,
})

export const StartingOverAsks = meta.story({
  render: () => <DataSets moment={changed} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start over with Nothing yet' }))
    const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
    await expect(question).toHaveTextContent('You’ll lose 2 changes and 1 fault')
  },
})

const about = 'Opens the dashboard as Devika Nair, on 22 Nov 2026, with 1 new ticket and 1 fault.'
const link =
  'https://demo.example/#moment=TY5Ra8MwDIT_yz0bRglpNr_td5RSlFirTRwJbKdlC_7vI5kLe7v7TtJpw4NTDiqwJwNN4R4'

export const Links = meta.story({
  render: () => <SharedLinks about={about} link={link} scenario={scenarios.support} />,
})

export const TooLongForALink = meta.story({
  render: () => <SharedLinks about={about} link={link.padEnd(12_345, 'A')} scenario={null} />,
})

export const SharedWithYou = meta.story({
  render: () => (
    <SharedStrip
      summary="the dashboard as Devika Nair, on 22 Nov 2026, with 1 new ticket and 1 fault."
      note="Please look at the ticket list: is the new one clear enough?"
      onClose={() => {}}
    />
  ),
})
