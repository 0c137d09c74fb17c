import preview from '#.storybook/preview'
import { scenarios } from '@mocks/scenarios'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { brand } from '@/config/brand'
import { LogoMark } from '@/config/LogoMark'
import { Banner } from '@/kit/feedback/Banner'
import { Kbd } from '@/kit/text/Kbd'
import { screens } from '@/testing/screens'

/** The demo lies beside a Storybook that was built with it; any other runs alone. */
const isBesideDemo = /\/storybook\/(iframe\.html)?$/.test(globalThis.location.pathname)

function Way({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <li className="grid gap-1 border-t border-line-2 py-4 sm:grid-cols-[200px_1fr]">
      <a href={`./?path=${to}`} target="_parent" className="text-18 font-[520]">
        {title}
      </a>
      <p className="text-ink-2">{children}</p>
    </li>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="text-22">{title}</h2>
      {children}
    </section>
  )
}

function TheDemo() {
  if (isBesideDemo)
    return (
      <p>
        The product to click through lies beside this Storybook:{' '}
        <a href="../" target="_top">
          open the demo
        </a>
        . What you look at here leaves it as it is.
      </p>
    )
  return (
    <Banner tone="info" title="This Storybook runs without the demo">
      <code>npm start</code> shows the product to click through. <code>npm run build:demo</code> puts both
      into one folder, and this page then leads to it.
    </Banner>
  )
}

function WelcomePage() {
  return (
    <main className="mx-auto grid max-w-[1000px] gap-12 px-[var(--gut)] py-12">
      <header className="grid gap-5">
        <LogoMark className="text-brand-text" />
        <h1 className="text-36 sm:text-48">The parts and pages of {brand.name}</h1>
        <p className="text-18 text-ink-2">
          A place for whoever designs, writes or checks: the foundations, every component of the kit, and all{' '}
          {screens.length} screens of the product in {Object.keys(scenarios).length} named states. Everything
          here is the product itself, run by a server that is part of the page; nothing is a picture of it.
        </p>
        <TheDemo />
      </header>
      <Section title="Where things are">
        <ul className="grid border-b border-line-2">
          <Way to="/story/foundations-colour--colour" title="Foundations">
            Colour with its contrasts, type, space, corners and shadows, motion, icons and illustrations, read
            from the product’s own tokens.
          </Way>
          <Way to="/docs/kit-actions-button--docs" title="Kit">
            Every component: when to use it, its properties, its states, and the code to copy.
          </Way>
          <Way to="/story/flows-buying-a-plan--buying-a-plan" title="Flows">
            Buying a plan, a ticket, a renewal, an approval: played step by step on the real screens. The
            steps are named in the panel below.
          </Way>
          <Way to="/story/site-plans--filled" title="Site">
            What a visitor sees.
          </Way>
          <Way to="/story/portal-overview--active" title="Portal">
            What a client sees, and the payment.
          </Way>
          <Way to="/story/admin-approve-subs--filled" title="Admin">
            What an admin sees, one entry a tab.
          </Way>
        </ul>
      </Section>
      <Section title="Find a screen">
        <p>
          Press <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>, on a Mac <Kbd>⌘</Kbd> <Kbd>K</Kbd>, and type its name as the
          product says it, such as “Approve Subs”, or what you want to see of it, such as “loading” or
          “failed”. Each state of a screen is an entry below its name.
        </p>
      </Section>
      <Section title="Look at it">
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            <strong>Theme</strong> in the toolbar: light, dark, or both side by side.
          </li>
          <li>
            <strong>Screens</strong>: the page on a phone and on a laptop at once. With both themes, that
            makes four.
          </li>
          <li>
            <strong>Viewport</strong>: a single width, from the smallest phone to a desktop, and the width of
            each breakpoint.
          </li>
        </ul>
        <p className="text-ink-2">
          The clock stands still here, so that a picture taken today and one taken next month differ by what
          has been changed, and by nothing else.
        </p>
      </Section>
    </main>
  )
}

const meta = preview.meta({
  component: WelcomePage,
  title: 'Welcome',
  parameters: { layout: 'fullscreen' },
})

export const Welcome = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    const way = isBesideDemo
      ? canvas.getByRole('link', { name: 'open the demo' })
      : canvas.getByText('This Storybook runs without the demo')
    await expect(way).toBeVisible()
  },
})
