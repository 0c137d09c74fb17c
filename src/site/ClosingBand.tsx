import type { ReactNode } from 'react'

type ClosingBandProps = {
  title: string
  /** One sentence under the title. */
  children: ReactNode
  /** The links: the next step first. */
  actions: ReactNode
}

/** The dark band at the end of a page, with the way on. */
export function ClosingBand({ title, children, actions }: ClosingBandProps) {
  return (
    <section className="band">
      <div className="toran" aria-hidden="true" />
      <div className="wrap grid grid-cols-1 items-end gap-8 py-[clamp(64px,8vw,112px)] lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-[clamp(2.25rem,1.4rem+3.4vw,4rem)] leading-none tracking-[-.036em]">{title}</h2>
          <p className="lede mt-5">{children}</p>
        </div>
        <div className="flex flex-wrap gap-3">{actions}</div>
      </div>
    </section>
  )
}
