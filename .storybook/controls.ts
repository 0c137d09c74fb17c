import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** No control for elements and arrays: Storybook's editor would show their source and is not accessible. */
export const withoutJsonControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      typeof initialArgs[name] === 'object' ? { ...argType, control: false } : argType,
    ]),
  )
