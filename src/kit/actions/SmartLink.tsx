import type { ComponentPropsWithRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { isExternalHref, isSafeHref } from './url'

export type LinkTarget =
  | {
      /** A page of the product. */
      to: LinkProps['to']
      /** An external URL, `mailto:` or `tel:`. */
      href?: undefined
      /** Router state for the next page; only with `to`. */
      state?: unknown
      /** Replaces the current history entry; only with `to`. */
      replace?: boolean
    }
  | {
      /** An external URL, `mailto:` or `tel:`. */
      href: string
      /** A page of the product. */
      to?: undefined
      /** Router state for the next page; only with `to`. */
      state?: undefined
      /** Replaces the current history entry; only with `to`. */
      replace?: undefined
    }

export type SmartLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & LinkTarget

/** `to` stays in the app, `href` leaves it. A URL that could run code becomes plain text. */
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
