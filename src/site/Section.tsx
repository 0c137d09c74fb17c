import type { ReactNode } from 'react'
import { cx } from '@/kit/cx'

type SectionProps = {
  /** On the darker of the two grounds. */
  tint?: boolean
  /** Of the content: its columns. */
  className?: string
  /** The id of the heading that names the section as a region. */
  'aria-labelledby'?: string
  children: ReactNode
}

/** A part of the page with space above and below; its ground goes from edge to edge, its content keeps the page's width. */
export function Section({ tint, className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={cx('section', tint && 'tint')}>
      <div className={cx('wrap', className)}>{children}</div>
    </section>
  )
}

/** Rows of a `ruled` list: each title as a heading beside its sentence. */
export function RuledItems({ items }: { items: Readonly<Record<string, string>> }) {
  return Object.entries(items).map(([title, text]) => (
    <li key={title}>
      <h3 className="text-18">{title}</h3>
      <p>{text}</p>
    </li>
  ))
}
