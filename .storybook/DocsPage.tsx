import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import type { ThemeName } from './foundations/colour'
import { hexOf, initialTheme, storybookTheme, themeOf } from './theme'

/** A docs page in the toolbar's theme. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState<ThemeName>(initialTheme)
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setTheme(themeOf(globals['theme']))
    context.channel.on(GLOBALS_UPDATED, follow)
    return () => context.channel.off(GLOBALS_UPDATED, follow)
  }, [context.channel])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  // for links: the sidebar's colour, meant as a background for white text, is too dark
  const colours = { ...storybookTheme(theme), colorSecondary: hexOf('brand-text', theme) }
  return (
    <DocsContainer context={context} theme={colours}>
      <main>{children}</main>
    </DocsContainer>
  )
}
