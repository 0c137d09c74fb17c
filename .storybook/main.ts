import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { iconsInUsePlugin } from './iconsInUse.ts'
import { tokenFilesPlugin } from './tokens/plugin.ts'
import { usedOnPlugin } from './usedOn.ts'

const styles = ['fonts', 'tokens']
  .map((name) => readFileSync(join(import.meta.dirname, `../src/kit/${name}.css`), 'utf8'))
  .join('')

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./**/*.mdx', '../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // the font files that the inlined fonts.css names
  staticDirs: ['../public', { from: '../src/kit/fonts', to: '/fonts' }],
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" />`,
  managerHead: (head) => `${head}<style>${styles}</style>`,
  features: {
    // the theme decides the background
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
      // attributes of native elements need no documentation
      propFilter: (prop) => prop.parent === undefined || !prop.parent.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [iconsInUsePlugin(), tokenFilesPlugin(), usedOnPlugin()],
      build: {
        rolldownOptions: {
          output: {
            // otherwise a page's story loads 150 files of under 2 kB
            codeSplitting: {
              groups: [{ name: 'shared', test: /[\\/]src[\\/]|lucide-react/, minShareCount: 3 }],
            },
          },
        },
      },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
