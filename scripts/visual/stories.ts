import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Story = { id: string; title: string; name: string }

type Entry = Story & { type: 'story' | 'docs' }

/** The stories of a built Storybook, in the order of its tree. Throws where the folder holds none. */
export function storiesOf(dir: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(dir, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, title, name }))
}

/** The stories below one of these places in the tree: a folder, a title, or a title and the story's name. All if there is none. */
export function chosen(stories: readonly Story[], only: readonly string[]): Story[] {
  const places = only.map(pathOf)
  return stories.filter(({ title, name }) => {
    const path = pathOf(`${title}/${name}`)
    return places.length === 0 || places.some((place) => path.startsWith(place))
  })
}

/** With a slash at the end, so that “Button” does not find “ButtonGroup”. */
const pathOf = (place: string) =>
  `${place
    .split('/')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')
    .join('/')}/`

export type Paired = { both: Story[]; added: Story[]; removed: Story[] }

/** Which stories both sides have, by their ids, and which one of them alone has. A story is called as it is called now. */
export function paired(before: readonly Story[], after: readonly Story[]): Paired {
  const idsBefore = new Set(before.map(({ id }) => id))
  const idsAfter = new Set(after.map(({ id }) => id))
  return {
    both: after.filter(({ id }) => idsBefore.has(id)),
    added: after.filter(({ id }) => !idsBefore.has(id)),
    removed: before.filter(({ id }) => !idsAfter.has(id)),
  }
}
