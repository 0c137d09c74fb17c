import { cx } from '../cx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-solid'
export type ButtonSize = 'md' | 'sm'

export type ButtonLook = {
  variant?: ButtonVariant
  /** md is 46 px for the site, sm 34 px for portal and admin (40 px under a finger). */
  size?: ButtonSize
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
