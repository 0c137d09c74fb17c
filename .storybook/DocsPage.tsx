import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { storybookTheme } from './storybookTheme'
import type { Theme } from './tokenColour'
import { initialTheme, themeOf } from './theme'

type Told = { globals: Record<string, unknown> }

/** A docs page in the theme of the toolbar, with its prose and tables in the product's type and colours. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState<Theme>(initialTheme)
  useEffect(() => {
    const follow = ({ globals }: Told) => setTheme(themeOf(globals['theme']))
    context.channel.on(GLOBALS_UPDATED, follow)
    return () => context.channel.off(GLOBALS_UPDATED, follow)
  }, [context.channel])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      {children}
    </DocsContainer>
  )
}
