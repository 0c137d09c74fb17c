import { useRef, useState } from 'react'
import { Check, Copy, TriangleAlert } from 'lucide-react'
import { Button } from './Button'
import type { ButtonLook } from './buttonClass'
import { copyText } from './clipboard'
import { cx } from '../cx'
import { IconButton } from './IconButton'

const HOLD_MS = 2000

const looks = {
  rest: { said: 'Copy', icon: <Copy aria-hidden="true" />, look: '' },
  copied: {
    said: 'Copied',
    icon: <Check aria-hidden="true" />,
    look: '[--bd:var(--ok-line)]! [--fg:var(--ok)]!',
  },
  failed: {
    said: 'Could not copy',
    icon: <TriangleAlert aria-hidden="true" />,
    look: '[--bd:var(--err-line)]! [--fg:var(--err)]!',
  },
}

export type CopyButtonProps = Pick<ButtonLook, 'variant'> & {
  /** The text to copy. */
  value: string
  /** Replaces “Copy”. */
  label?: string
  /** What is copied, for screen readers and tooltips: “Copy UPI ID”. */
  what?: string
  /** Announced after copying; by default “Copied: UPI ID”. */
  announcement?: string
  /** Shows only the icon, for tight rows. */
  iconOnly?: boolean
  /** Classes for placement, such as a margin or a width. */
  className?: string
}

/** Copies a text and says whether it worked. */
export function CopyButton({
  value,
  label,
  what,
  announcement,
  iconOnly,
  variant,
  className,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'rest' | 'copied' | 'failed'>('rest')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const copy = async () => {
    setOutcome((await copyText(value)) ? 'copied' : 'failed')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOutcome('rest'), HOLD_MS)
  }
  const { icon, look, ...words } = looks[outcome]
  const said = outcome === 'rest' && label ? label : words.said
  const button = {
    icon,
    size: 'sm',
    variant,
    className: cx(look, className),
    onClick: () => void copy(),
  } as const
  const spoken = what ? `${said}: ${what}` : said
  return (
    <>
      {iconOnly ? (
        <IconButton {...button} label={what ? `${said} ${what}` : said} />
      ) : (
        <Button {...button}>
          {said} {what && <span className="sr-only">{what}</span>}
        </Button>
      )}
      <output className="sr-only">
        {outcome !== 'rest' && (outcome === 'copied' && announcement ? announcement : spoken)}
      </output>
    </>
  )
}
