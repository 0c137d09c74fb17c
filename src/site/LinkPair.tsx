import { LinkButton } from '@/kit/actions/LinkButton'
import { cx } from '@/kit/cx'

type PageLink = readonly [label: string, to: string]
export type LinkPairProps = { first: PageLink; second: PageLink; className?: string }

/** Two ways on: the next step as the main button, and another one beside it. */
export function LinkPair({ first, second, className }: LinkPairProps) {
  return (
    <div className={cx('flex flex-wrap gap-3', className)}>
      <LinkButton variant="primary" to={first[1]}>
        {first[0]}
      </LinkButton>
      <LinkButton to={second[1]}>{second[0]}</LinkButton>
    </div>
  )
}
