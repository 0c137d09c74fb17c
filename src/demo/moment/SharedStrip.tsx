import { Link, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '@/kit/actions/IconButton'
import { focusHandle } from '../focusHandle'
import { useRoomBelow } from '../panel/useRoomBelow'
import { stripClass } from '../stripClass'

type SharedStripProps = {
  /** The end of a sentence. */
  summary: string
  note?: string | undefined
  onClose: () => void
}

/** A strip below the product after a shared link was opened: a summary of the moment, and the sender's note. */
export function SharedStrip({ summary, note, onClose }: SharedStripProps) {
  const strip = useRef<HTMLElement>(null)
  useRoomBelow(strip)
  const close = () => {
    focusHandle()
    onClose()
  }
  return (
    <aside ref={strip} aria-label="Shared with you" className={stripClass}>
      <Link aria-hidden="true" className="size-[18px] shrink-0 text-brand-text" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        {note !== undefined && <p className="max-w-none font-[560] wrap-anywhere">“{note}”</p>}
        <p className="max-w-none text-ink-2 wrap-anywhere">This is a demo, shared with you: {summary}</p>
      </div>
      <IconButton label="Close" icon={<X aria-hidden="true" />} onClick={close} />
    </aside>
  )
}
