import { personas } from '@mocks/seeds/personas'
import { useRef } from 'react'
import { basename } from '@/config/basename'
import { SelectField } from '@/kit/forms/SelectField'
import { cx } from '@/kit/cx'
import { useSignal } from '@/platform/useSignal'
import type { Seat } from './seats'
import './seats.css'
import { type Chosen, homeOf, seatName, type Side, storesUnder, whoName } from './sides'

type SeatFrameProps = { side: Side; seat: Seat; inFront: boolean }

export function SeatFrame({ side, seat, inFront }: SeatFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const who = useSignal(seat.who)
  const address = useSignal(seat.address)
  const choose = async (chosen: Chosen) => {
    await seat.signIn(chosen)
    frame.current?.contentWindow?.location.assign(`${basename}${homeOf(chosen)}`)
  }
  return (
    <section
      aria-label={seatName(side, who)}
      className={cx(
        'flex min-h-0 min-w-0 flex-col overflow-clip border-line-2 bg-surface focus-within:border-brand min-[761px]:rounded-2 min-[761px]:border',
        // hidden, not removed, to keep the frame alive
        !inFront && 'max-[760px]:invisible max-[760px]:absolute max-[760px]:inset-0',
      )}
    >
      <div className="flex items-end gap-3 border-b border-line bg-sunken px-3 py-2">
        <SelectField
          label={`Who is on the ${side}`}
          size="sm"
          boxClassName="min-w-0 flex-[3]"
          value={who ?? ''}
          onChange={(event) => void choose(event.target.value as Chosen)}
        >
          {(who === null || who === 'other') && (
            <option value={who ?? ''} disabled>
              {whoName(who)}
            </option>
          )}
          <option value="visitor">A visitor, not logged in</option>
          {personas.map(({ id, name, title }) => (
            <option key={id} value={id}>
              {name}: {title}
            </option>
          ))}
        </SelectField>
        <p className="min-w-0 flex-[2] truncate pb-2 text-12 text-ink-2 max-sm:hidden" title={address}>
          <span className="sr-only">Shown: </span>
          {address}
        </p>
      </div>
      {/* no sandbox: the frame shows this site, and a sandbox would have to allow everything that the product does */}
      <div className="seat-view">
        <iframe
          ref={frame}
          title={seatName(side, who)}
          src={seat.start}
          data-side={side}
          data-stores-under={storesUnder(side)}
          className="seat-frame"
        />
      </div>
    </section>
  )
}
