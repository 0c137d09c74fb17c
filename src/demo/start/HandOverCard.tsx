import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/kit/actions/Button'
import { IconButton } from '@/kit/actions/IconButton'
import { token } from '@/platform/token'
import { focusHandle } from '../focusHandle'
import { useRoomBelow } from '../panel/useRoomBelow'
import { client, type HandOver, handOver } from './handOver'
import './start.css'

/** A card below the page: it offers to continue as the person whose turn it is. */
export function HandOverCard({ next }: { next: HandOver }) {
  const card = useRef<HTMLElement>(null)
  const [busy, setBusy] = useState(false)
  useRoomBelow(card)
  return (
    <section ref={card} aria-labelledby="demo-hand-over" className="demo-start">
      <div className="demo-start-words">
        <h2 id="demo-hand-over">{next.title}</h2>
        <p>
          {next.to === 'admin'
            ? 'In this demo you can be the admin, too.'
            : 'Look at it from the other side.'}
        </p>
      </div>
      <div className="demo-start-roles">
        <Button
          size="sm"
          busy={busy}
          busyLabel="Opening…"
          onClick={() => {
            setBusy(true)
            void accept(next).finally(() => handOver.set(null))
          }}
        >
          {next.label}
        </Button>
      </div>
      <IconButton
        label="Close this hint"
        icon={<X aria-hidden="true" />}
        onClick={() => {
          focusHandle()
          handOver.set(null)
        }}
      />
    </section>
  )
}

async function accept({ to, at }: HandOver): Promise<void> {
  const { enterAs, load } = await import('../panel/controls')
  if (to === 'admin') return enterAs('admin', at)
  token.set(client.read())
  client.write(null)
  load(at)
}
