import type { ComponentPropsWithRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { isExternalHref, isSafeHref } from './url'

export type LinkTarget =
  | { to: LinkProps['to']; href?: undefined; state?: unknown; replace?: boolean }
  | { href: string; to?: undefined; state?: undefined; replace?: undefined }

export type SmartLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & LinkTarget

/** `to` stays in the app, `href` leaves it; an address that could run code becomes plain text. */
export function SmartLink({ to, href, state, replace, ...rest }: SmartLinkProps) {
  if (to !== undefined) return <Link {...rest} to={to} state={state} replace={replace} />
  const { children, className } = rest
  if (href === undefined || !isSafeHref(href)) return <span className={className}>{children}</span>
  const away = isExternalHref(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a {...away} {...rest} href={href}>
      {children}
    </a>
  )
}
