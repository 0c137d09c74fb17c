import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** No control for elements and arrays: Storybook's editor would show their source and is not accessible. */
export const withoutJsonControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([, value]) => typeof value === 'object')
      .map(([name]) => [name, { name, ...argTypes[name], control: false }]),
  ),
})
