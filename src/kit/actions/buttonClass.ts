import { cx } from '../cx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-solid'
export type ButtonSize = 'md' | 'sm'

export type ButtonLook = {
  /**
   * `primary` leads, `secondary` stands beside it, `quiet` has no edge; `danger` asks whether to delete, `danger-solid` deletes.
   * @default secondary
   */
  variant?: ButtonVariant
  /**
   * `md` is 46 px high, for the site; `sm` 34 px, for portal and panel, and 40 px under a finger.
   * @default md
   */
  size?: ButtonSize
  /** As wide as what it stands in: the way on at the end of a form. */
  fullWidth?: boolean
}

/** Shared by Button, LinkButton, IconButton and FileField: one look, several elements. */
export function buttonClass({ variant = 'secondary', size = 'md', fullWidth = false }: ButtonLook): string {
  return cx(
    'btn',
    variant !== 'secondary' && `btn-${variant}`,
    size === 'sm' && 'btn-sm',
    fullWidth && 'w-full',
  )
}
