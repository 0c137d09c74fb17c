import { Tabs } from '@base-ui/react/tabs'
import { useState } from 'react'
import { basename } from '@/config/basename'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { useSignal } from '@/platform/useSignal'
import { SeatFrame } from './SeatFrame'
import { openSeats, type Seat, type Seats } from './seats'
import { seatName, type Side, sides } from './sides'

/** Two people side by side on one store, each with their own session. On a phone they are two tabs. */
export function SideBySidePage({ seats }: { seats: Seats }) {
  const [front, setFront] = useState<Side>('left')
  return (
    <Tabs.Root
      value={front}
      onValueChange={(side) => setFront(side as Side)}
      className="flex h-[calc(100dvh-var(--panel-height,0px))] flex-col max-sm:h-[calc(100dvh-44px)]"
    >
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5">
        <h1 className="text-18">Side by side</h1>
        <p className="max-w-none flex-1 text-14 text-ink-2 max-[760px]:hidden">
          Two people use the product at once, on the same data. Each sees within a second what the other does.
        </p>
        <TextLink href={`${basename}${paths.home()}`} standalone className="text-14">
          Go to the home page
        </TextLink>
      </header>
      <Tabs.List aria-label="Sides" className="grid grid-cols-2 border-b border-line px-2 min-[761px]:hidden">
        {sides.map((side) => (
          <SideTab key={side} side={side} seat={seats[side]} />
        ))}
      </Tabs.List>
      <main
        id="main"
        className="relative grid min-h-0 flex-1 min-[761px]:grid-cols-2 min-[761px]:gap-3 min-[761px]:px-3 min-[761px]:pb-3"
      >
        {sides.map((side) => (
          <SeatFrame key={side} side={side} seat={seats[side]} inFront={side === front} />
        ))}
      </main>
    </Tabs.Root>
  )
}

function SideTab({ side, seat }: { side: Side; seat: Seat }) {
  return (
    <Tabs.Tab
      value={side}
      className="-mb-px min-h-11 truncate border-b-2 border-transparent px-2 text-14 text-ink-2 data-active:border-brand data-active:font-[560] data-active:text-ink"
    >
      {seatName(side, useSignal(seat.who))}
    </Tabs.Tab>
  )
}

export function openSideBySide() {
  const seats = openSeats(globalThis.location.search)
  return () => <SideBySidePage seats={seats} />
}
