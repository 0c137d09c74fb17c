import type { StorybookConfig } from '@storybook/react-vite'
import { iconsInUsePlugin } from './iconsInUse.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
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
