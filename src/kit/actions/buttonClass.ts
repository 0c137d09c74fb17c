import { cx } from '../cx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-solid'
export type ButtonSize = 'md' | 'sm'

export type ButtonLook = {
  /**
   * `primary` is the main action, `quiet` has no border; `danger` opens a confirmation, `danger-solid` confirms.
   * @default secondary
   */
  variant?: ButtonVariant
  /**
   * `md` is 46 px high, for the site; `sm` 34 px, for portal and admin panel (40 px on touch screens).
   * @default md
   */
  size?: ButtonSize
  /** Makes the button as wide as its container, for example at the end of a form. */
  fullWidth?: boolean
}

export function buttonClass({ variant = 'secondary', size = 'md', fullWidth = false }: ButtonLook): string {
  return cx(
    'btn',
    variant !== 'secondary' && `btn-${variant}`,
    size === 'sm' && 'btn-sm',
    fullWidth && 'w-full',
  )
}
