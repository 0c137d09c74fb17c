import type { ReactNode } from 'react'

type SheetProps = { title: string; lead: string; children: ReactNode }

/** A page of the foundations: its title, what the page is good for, and its sections. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <article className="mx-auto grid max-w-[1120px] gap-12 px-[var(--gut)] py-12">
      <header className="grid gap-4 border-b border-line-2 pb-8">
        <h1 className="text-36 sm:text-48">{title}</h1>
        <p className="text-18 text-ink-2">{lead}</p>
      </header>
      {children}
    </article>
  )
}

type SectionProps = { title: string; lead?: string; children: ReactNode }

export function Section({ title, lead, children }: SectionProps) {
  return (
    <section aria-label={title} className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="text-22">{title}</h2>
        {lead !== undefined && <p className="text-ink-2">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/** A token's name, or a value of one. */
export function Code({ children }: { children: ReactNode }) {
  return <code className="font-mono text-12 text-ink-2">{children}</code>
}
