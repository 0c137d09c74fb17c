import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { iconsInUsePlugin } from './iconsInUse.ts'

const styles = ['fonts', 'tokens']
  .map((name) => readFileSync(join(import.meta.dirname, `../src/kit/${name}.css`), 'utf8'))
  .join('')

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // the fonts lie where fonts.css looks for them from Storybook's own frame
  staticDirs: ['../public', { from: '../src/kit/fonts', to: '/fonts' }],
  managerHead: (head) => `${head}<style>${styles}</style>`,
  features: {
    // the theme decides what lies behind a story
    backgrounds: false,
    // Storybook's own chatter
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/kit/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // what a native element takes is in its own documentation
      propFilter: (prop) => prop.parent === undefined || !prop.parent.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), iconsInUsePlugin()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
