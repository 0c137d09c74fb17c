import type { ReactNode } from 'react'
import { LinkButton } from '@/kit/actions/LinkButton'
import { cx } from '@/kit/cx'

type SectionProps = {
  /** The darker background. */
  tint?: boolean
  /** Classes for the columns of the content. */
  className?: string
  /** The id of the heading that names the section as a region. */
  'aria-labelledby'?: string
  children: ReactNode
}

/** A full-width band whose content keeps the page's width. */
export function Section({ tint, className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={cx('section', tint && 'tint')}>
      <div className={cx('wrap', className)}>{children}</div>
    </section>
  )
}

/** Rows of a `ruled` list: heading and sentence. */
export function RuledItems({ items }: { items: Readonly<Record<string, string>> }) {
  return Object.entries(items).map(([title, text]) => (
    <li key={title}>
      <h3 className="text-18">{title}</h3>
      <p>{text}</p>
    </li>
  ))
}

type PageLink = readonly [label: string, to: string]
type LinkPairProps = { first: PageLink; second: PageLink; className?: string }

/** A primary and a secondary link. */
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

type ClosingBandProps = Omit<LinkPairProps, 'className'> & {
  title: string
  /** Id of the heading; makes the band a named region. */
  id?: string
  /** One sentence under the title. */
  children: ReactNode
}

/** The dark band at the end of a page, with two links. */
export function ClosingBand({ title, id, children, ...links }: ClosingBandProps) {
  return (
    <section className="band" aria-labelledby={id}>
      <div className="toran" aria-hidden="true" />
      <div className="wrap halves items-end py-[clamp(64px,8vw,112px)]">
        <div>
          <h2 id={id} className="text-[clamp(2.25rem,1.4rem+3.4vw,4rem)] leading-none tracking-[-.036em]">
            {title}
          </h2>
          <p className="lede mt-5">{children}</p>
        </div>
        <LinkPair {...links} />
      </div>
    </section>
  )
}

/** A decorative SVG file whose root has the ID `drawing`. A `use`, unlike an image, takes the theme's colours. */
export function Drawing({ file, className }: { file: string; className: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${file}#drawing`} />
    </svg>
  )
}
