import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { basename } from '@/config/basename'
import { Button } from '@/kit/actions/Button'
import { IconButton } from '@/kit/actions/IconButton'
import { demoPaths } from '../demoPaths'
import { useRoomBelow } from '../panel/useRoomBelow'
import { enterRole, roles } from './roles'
import './start.css'

type StartCardProps = { onClose: () => void }

/** A card below the page: it introduces the demo, takes no focus and covers nothing. */
export function StartCard({ onClose }: StartCardProps) {
  const card = useRef<HTMLElement>(null)
  const [pending, setPending] = useState<string | null>(null)
  useRoomBelow(card)
  const open = (what: string, action: () => Promise<void>) => {
    setPending(what)
    void action().finally(onClose)
  }
  return (
    <section ref={card} aria-labelledby="demo-start" className="demo-start">
      <div className="demo-start-words">
        <h2 id="demo-start">This is a demo. Start here.</h2>
        <p>No money moves, and nothing leaves this browser. To pay for a plan, type any 12 digits.</p>
      </div>
      <div role="group" aria-label="Look around as" className="demo-start-roles">
        {roles.map((role) => (
          <Button
            key={role.label}
            size="sm"
            busy={pending === role.label}
            busyLabel="Opening…"
            onClick={() => open(role.label, () => enterRole(role))}
          >
            {role.label}
          </Button>
        ))}
      </div>
      <div className="demo-start-more">
        <button
          type="button"
          aria-busy={pending === 'tour' || undefined}
          onClick={() => open('tour', startFirstTour)}
        >
          3-minute tour
        </button>
        <a href={basename + demoPaths.screens}>All screens</a>
        <a href={basename + demoPaths.errors}>Break something</a>
      </div>
      <IconButton label="Close this introduction" icon={<X aria-hidden="true" />} onClick={onClose} />
    </section>
  )
}

async function startFirstTour(): Promise<void> {
  const [{ startTour }, { buyAPlan }] = await Promise.all([
    import('../tours/go'),
    import('../tours/buyAPlan'),
  ])
  await startTour(buyAPlan)
}
