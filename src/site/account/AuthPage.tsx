import type { ReactNode } from 'react'
import { Container } from '@/kit/layout/Container'
import { pageTitle } from '@/config/brand'

type AuthPageProps = {
  title: string
  lede: string
  /** Beside the form: what stands behind it. */
  aside: ReactNode
  /** Under the form; on a phone after what stands beside it. */
  below?: ReactNode
  children: ReactNode
}

/** Two quiet columns: the form, and what one gets by it. */
export function AuthPage({ title, lede, aside, below, children }: AuthPageProps) {
  return (
    <Container className="grid gap-x-[clamp(40px,8vw,128px)] gap-y-14 pt-[clamp(32px,5vw,64px)] pb-(--section) lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
      <title>{pageTitle(title)}</title>
      <section className="grid max-w-[460px] content-start gap-6">
        <div>
          <h1 className="text-[clamp(2.25rem,1.4rem+3vw,3.5rem)] leading-none tracking-[-.036em]">{title}</h1>
          <p className="mt-4 text-[clamp(1.0625rem,1rem+.3vw,1.1875rem)] text-ink-2">{lede}</p>
        </div>
        {children}
      </section>
      <aside className="lg:col-start-2 lg:row-span-2 lg:pt-2">{aside}</aside>
      {below && <div className="max-w-[460px]">{below}</div>}
    </Container>
  )
}
