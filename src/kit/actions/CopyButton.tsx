import { useRef, useState } from 'react'
import { Check, Copy, TriangleAlert } from 'lucide-react'
import { Button } from './Button'
import type { ButtonLook } from './buttonClass'
import { copyText } from './clipboard'
import { cx } from '../cx'
import { IconButton } from './IconButton'

export type CopyButtonProps = Omit<ButtonLook, 'fullWidth'> & {
  value: string
  label?: string
  copiedLabel?: string
  failedLabel?: string
  /** What is copied, for screen readers and tooltips: "Copy" + "UPI id". */
  what?: string
  /** What a screen reader hears once it is copied, in place of "Copied: UPI id". */
  announcement?: string
  /** Only the icon, for tight rows. */
  iconOnly?: boolean
  holdMs?: number
  onCopied?: () => void
  className?: string
}

export function CopyButton(props: CopyButtonProps) {
  const {
    value,
    label = 'Copy',
    copiedLabel = 'Copied',
    failedLabel = 'Could not copy',
    what,
    announcement,
    ...more
  } = props
  const { iconOnly = false, holdMs = 2000, onCopied, size = 'sm', variant, className } = more
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const copy = async () => {
    const copied = await copyText(value)
    setOutcome(copied ? 'copied' : 'failed')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOutcome(null), holdMs)
    if (copied) onCopied?.()
  }
  const said = outcome === 'copied' ? copiedLabel : outcome === 'failed' ? failedLabel : label
  const spoken = outcome && (what ? `${said}: ${what}` : said)
  const icon =
    outcome === 'copied' ? (
      <Check aria-hidden="true" />
    ) : outcome === 'failed' ? (
      <TriangleAlert aria-hidden="true" />
    ) : (
      <Copy aria-hidden="true" />
    )
  const look = cx(
    outcome === 'copied' && '[--bd:var(--ok-line)]! [--fg:var(--ok)]!',
    outcome === 'failed' && '[--bd:var(--err-line)]! [--fg:var(--err)]!',
    className,
  )
  return (
    <>
      {iconOnly ? (
        <IconButton
          label={what ? `${said} ${what}` : said}
          icon={icon}
          size={size}
          variant={variant}
          className={look}
          onClick={() => void copy()}
        />
      ) : (
        <Button size={size} variant={variant} icon={icon} className={look} onClick={() => void copy()}>
          {said}
          {what && <span className="sr-only"> {what}</span>}
        </Button>
      )}
      <output className="sr-only">{outcome === 'copied' && announcement ? announcement : spoken}</output>
    </>
  )
}
