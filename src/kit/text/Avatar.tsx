import { useState } from 'react'
import { User } from 'lucide-react'
import { cx } from '../cx'

export type AvatarProps = {
  /** Whose first letter is shown; without one, a figure. */
  name?: string | null
  /** A picture instead of the letter, which comes back when it cannot be loaded. Decoration: the name stands beside it. */
  src?: string | null
  /** `brand` for clients, `ink` for admins. */
  tone?: 'brand' | 'ink'
  /** In pixels, both ways. */
  size?: number
}

/**
 * With all the marks that belong to it; undefined where there is none. The segmenter, whose first use costs a slow phone a
 * long task, is left to the names that need one.
 */
function firstLetter(name: string): string | undefined {
  const [plain] = /^[!-~](?=[ -~]|$)/.exec(name) ?? []
  return plain ?? [...new Intl.Segmenter().segment(name)][0]?.segment
}

/** A person’s first letter, or picture, beside the name. */
export function Avatar({ name, src, tone = 'brand', size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const letter = firstLetter((name ?? '').trim())?.toUpperCase()
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: Math.round(size * 0.44) }}
      className={cx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-[620]',
        tone === 'ink' ? 'bg-ink text-paper' : 'bg-brand-tint text-brand-text',
      )}
    >
      {src && src !== broken ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        (letter ?? <User className="size-[56%]" />)
      )}
    </span>
  )
}
