import type { ComponentPropsWithRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { isExternalHref, isSafeHref } from './url'

export type LinkTarget =
  | {
      /** A page of the product. */
      to: LinkProps['to']
      /** An address elsewhere, or `mailto:` and `tel:`. */
      href?: undefined
      /** What the next page is told, with `to` alone. */
      state?: unknown
      /** With `to` alone: the page is not kept in the history. */
      replace?: boolean
    }
  | {
      /** An address elsewhere, or `mailto:` and `tel:`. */
      href: string
      /** A page of the product. */
      to?: undefined
      /** What the next page is told, with `to` alone. */
      state?: undefined
      /** With `to` alone: the page is not kept in the history. */
      replace?: undefined
    }

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
