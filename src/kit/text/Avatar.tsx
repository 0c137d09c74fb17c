import { useState } from 'react'
import { User } from 'lucide-react'
import { cx } from '../cx'

export type AvatarProps = {
  /** The name, shown as its first letter. Without a name, an icon is shown. */
  name?: string | null
  /** A picture, replaced by the letter if it cannot be loaded. */
  src?: string | null
  /** `brand` for clients, `ink` for admins. */
  tone?: 'brand' | 'ink'
  /** Width and height in pixels. */
  size?: number
}

/**
 * The first grapheme, or undefined. The segmenter's first use is a long task on a slow phone: plain names do without.
 */
function firstLetter(name: string): string | undefined {
  const [plain] = /^[!-~](?=[ -~]|$)/.exec(name) ?? []
  return plain ?? [...new Intl.Segmenter().segment(name)][0]?.segment
}

/** A person's picture or first letter. Decorative: show the name next to it. */
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
