import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Types for which Storybook has an editor other than JSON. */
const plain: readonly unknown[] = ['boolean', 'string', 'number', 'enum', 'function', 'symbol']

/** No JSON editor: it is not accessible, and an object as a component's text or icon crashes the story. Texts get a text field. */
export const withoutJsonControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    // an argument without an argType gets its type after this, from its value
    Object.keys({ ...argTypes, ...initialArgs }).map((name) => {
      const argType = argTypes[name] ?? { name }
      const { type, control, options } = argType
      if (
        plain.includes(type?.name ?? typeof initialArgs[name]) ||
        control !== undefined ||
        options !== undefined
      )
        return [name, argType]
      return [name, { ...argType, control: typeof initialArgs[name] === 'string' ? { type: 'text' } : false }]
    }),
  )
