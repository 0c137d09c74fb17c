import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { brand } from '../src/config/brand.ts'
import { showBeside } from './beside.ts'
import { storybookTheme } from './storybookTheme.ts'
import { themeOf } from './theme.ts'

/** Storybook's frame around the stories, in the theme that is chosen there for them. */
function look(chosen: unknown) {
  const theme = themeOf(chosen)
  document.documentElement.dataset['theme'] = theme
  return {
    ...storybookTheme(theme),
    brandTitle: `<img src="./favicon.svg" alt="" width="26" height="28">&ensp;${brand.name}`,
    brandUrl: './?path=/story/welcome--welcome',
    brandTarget: '_self',
  }
}

type Told = { globals: Record<string, unknown> }

/** The pages to read: they have the whole height. */
const toRead = /^(welcome|foundations)-/

addons.setConfig({
  theme: look(null),
  // the panel that names a flow's steps comes first
  selectedPanel: 'storybook/interactions/panel',
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !toRead.test(storyId),
  },
})
addons.register('theme', (api) => {
  const follow = ({ globals }: Told) => api.setOptions({ theme: look(globals['theme']) })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
showBeside()
