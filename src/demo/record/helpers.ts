/** `(await dialog('New plan')).findByRole(…)` looks inside that dialog alone. */
export const regionHelper = (role: string) =>
  `const ${role} = async (name: string | RegExp) => within(await screen.findByRole('${role}', { name }))`

export const nth = `/** One of several elements that are called alike, counted from 0. */
const nth = async (index: number, alike: Promise<HTMLElement[]>) => {
  const element = (await alike)[index]
  if (element === undefined) throw new Error(\`There are no \${index + 1} of them.\`)
  return element
}`

export const focus = `/** As somebody does who goes there by the Tab key. */
const focus = async (found: Promise<HTMLElement>) => {
  const element = await found
  act(() => element.focus())
}`
