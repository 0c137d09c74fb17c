const files = Object.keys(import.meta.glob('/src/kit/*/*.docs.tsx'))
const folders = new Map(
  files.map((file) => [file.split('/').at(-1)?.replace('.docs.tsx', ''), file.split('/').at(-2)]),
)

/** The address of a component's page below Storybook's own; null where the name is none of the kit's. */
export function pageOf(name: string): string | null {
  const folder = folders.get(name)
  return folder === undefined ? null : `?path=/docs/kit-${folder}-${name.toLowerCase()}--docs`
}
