import { cx } from '../cx'
import { SmartLink, type SmartLinkProps } from '../actions/SmartLink'

export type TextLinkProps = SmartLinkProps & {
  /** A link on its own line is heavier and at least 24 px high; one in a sentence is neither. */
  standalone?: boolean
}

/** A link in a text. Takes every attribute of `<a>` too. */
export function TextLink({ standalone = false, className, ...rest }: TextLinkProps) {
  const look = standalone && 'inline-flex min-h-6 items-center gap-1.5 font-[560] [&>svg]:size-[1em]'
  return <SmartLink {...rest} className={cx(look, className)} />
}
