import type { ReactNode } from 'react'
import { LinkPair, type LinkPairProps } from './LinkPair'

type ClosingBandProps = Omit<LinkPairProps, 'className'> & {
  title: string
  /** Of the heading, where the band is a region of its own. */
  id?: string
  /** One sentence under the title. */
  children: ReactNode
}

/** The dark band at the end of a page, with two ways on. */
export function ClosingBand({ title, id, children, ...links }: ClosingBandProps) {
  return (
    <section className="band" aria-labelledby={id}>
      <div className="toran" aria-hidden="true" />
      <div className="wrap grid grid-cols-1 items-end gap-8 py-[clamp(64px,8vw,112px)] lg:grid-cols-[7fr_5fr]">
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
