import { type CSSProperties, createElement, type ReactNode } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types, useGlobals, useParameter, useStorybookState } from 'storybook/manager-api'
import type { ViewportParameters } from 'storybook/viewport'
import { brand } from '../src/config/brand.ts'
import { storybookTheme, themeOf } from './theme.ts'

/** Storybook's UI, in the theme chosen for the stories. */
function look(chosen: unknown) {
  const theme = themeOf(chosen)
  document.documentElement.dataset['theme'] = theme
  return {
    ...storybookTheme(theme),
    brandTitle: `<img src="./favicon.svg" alt="" width="26" height="28">&ensp;${brand.name}`,
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
  }
}

addons.setConfig({
  theme: look(null),
  // the panel that lists a flow's steps
  selectedPanel: 'storybook/interactions/panel',
  layoutCustomisations: {
    // sheets of pictures need the room
    showPanel: ({ storyId }, isShown) => (/--(all-states|step-by-step)$/.test(storyId) ? false : isShown),
  },
})
addons.register('theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: look(globals['theme']) })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})

const whole: CSSProperties = { width: '100%', height: '100%' }

/** Light and dark side by side, in iframes because media queries and dialogs need their own window. */
function BothThemes({ width = '100%' }: { width?: string }) {
  const { storyId, viewMode = 'story' } = useStorybookState()
  return createElement(
    'div',
    {
      style: {
        position: 'absolute',
        inset: 0,
        display: 'flex',
        justifyContent: 'center',
        gap: 1,
        background: 'var(--line)',
      },
    },
    ...['light', 'dark'].map((theme) =>
      createElement('iframe', {
        key: `${storyId} ${theme}`,
        title: theme,
        src: `iframe.html?viewMode=${viewMode}&id=${storyId}&globals=theme:${theme}`,
        // each has its own session
        'data-stores-under': `storybook ${theme} `,
        // keeps the manager from taking the frame's messages for the canvas's
        'data-is-storybook-thumbnail': '',
        style: { ...whole, maxWidth: width, border: 0 },
      }),
    ),
  )
}

/** The normal canvas keeps running underneath, for the panels. */
function Canvas({ children }: { children: ReactNode }) {
  const [{ theme, viewport }] = useGlobals()
  const { options = {} } = useParameter<ViewportParameters['viewport']>('viewport') ?? {}
  return createElement(
    'div',
    {
      style: {
        ...whole,
        position: 'relative',
        display: 'grid',
        gridTemplate: '100% / 100%',
        placeItems: 'center',
      },
    },
    children,
    theme === 'both' && createElement(BothThemes, { width: options[viewport?.value]?.styles?.width }),
  )
}

addons.add('both-themes', { type: types.PREVIEW, render: Canvas })
