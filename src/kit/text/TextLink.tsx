import { cx } from '../cx'
import { SmartLink, type SmartLinkProps } from '../actions/SmartLink'

export type TextLinkProps = SmartLinkProps & {
  /** For a link on a separate line: heavier and at least 24 px high. */
  standalone?: boolean
}

/** A link in running text. Takes every attribute of `<a>`. */
export function TextLink({ standalone = false, className, ...rest }: TextLinkProps) {
  const look = standalone && 'inline-flex min-h-6 items-center gap-1.5 font-[560] [&>svg]:size-[1em]'
  return <SmartLink {...rest} className={cx(look, className)} />
}
