import preview from '#.storybook/preview'
import { BellDoor } from './BellDoor'
import { BenchDoor } from './BenchDoor'
import { CalendarDoor } from './CalendarDoor'
import { ChairDoor } from './ChairDoor'
import { CodeDoor } from './CodeDoor'
import { CouponDoor } from './CouponDoor'
import { Door } from './Door'
import { KeyDoor } from './KeyDoor'
import { LampDoor } from './LampDoor'
import { LetterDoor } from './LetterDoor'
import { ParcelDoor } from './ParcelDoor'
import { ShutDoor } from './ShutDoor'
import { TicketDoor } from './TicketDoor'
import { ToolDoor } from './ToolDoor'

const meta = preview.meta({
  component: Door,
  subcomponents: {
    BellDoor,
    BenchDoor,
    CalendarDoor,
    ChairDoor,
    CodeDoor,
    CouponDoor,
    KeyDoor,
    LampDoor,
    LetterDoor,
    ParcelDoor,
    ShutDoor,
    TicketDoor,
    ToolDoor,
  },
  title: 'Kit/Doors',
  tags: ['autodocs'],
})

const street = [
  ['BellDoor', BellDoor, 'Notifications'],
  ['BenchDoor', BenchDoor, 'No one is waiting'],
  ['CalendarDoor', CalendarDoor, 'Terms and renewals'],
  ['ChairDoor', ChairDoor, 'Users and team'],
  ['CodeDoor', CodeDoor, 'Payment options'],
  ['CouponDoor', CouponDoor, 'Coupons'],
  ['KeyDoor', KeyDoor, 'Plans'],
  ['LampDoor', LampDoor, 'Page not found'],
  ['LetterDoor', LetterDoor, 'Messages and subscribers'],
  ['ParcelDoor', ParcelDoor, 'Purchases'],
  ['ShutDoor', ShutDoor, 'Errors'],
  ['TicketDoor', TicketDoor, 'Tickets'],
  ['ToolDoor', ToolDoor, 'Features and services'],
] as const

function Street() {
  return (
    <ul className="flex flex-wrap gap-6 rounded-3 bg-surface p-6 text-ink">
      {street.map(([name, Picture, use]) => (
        <li key={name} className="grid justify-items-center gap-1 text-center text-14">
          <Picture />
          <code>{name}</code>
          <span className="text-ink-2">{use}</span>
        </li>
      ))}
    </ul>
  )
}

/** Every door, in the light and the dark theme. The thing inside shows what the empty list is for. */
export const All = meta.story({
  tags: ['axe'],
  render: () => (
    <div className="grid gap-6">
      {['light', 'dark'].map((theme) => (
        <div key={theme} data-theme={theme}>
          <Street />
        </div>
      ))}
    </div>
  ),
})

/** For a new list: draw one thing, in the room’s coordinates. */
export const Empty = meta.story({})

export const Shut = meta.story({ args: { shut: true } })
