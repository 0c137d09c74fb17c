import { useEffect, useState } from 'react'
import { TextLink } from '@/kit/text/TextLink'
import { StoryPicture, useAlive, views } from './StoryPicture'

type Entry = { id: string; title: string; name: string; type: string; tags: string[] }

/** The stories under a title of the sidebar, from Storybook's own index. */
function useStates(title: string): Entry[] {
  const [states, setStates] = useState<Entry[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      const answer = await fetch('index.json', { signal: leaving.signal })
      const { entries } = (await answer.json()) as { entries: Record<string, Entry> }
      const isState = (entry: Entry) =>
        entry.type === 'story' && entry.tags.includes('test') && `${entry.title}/`.startsWith(`${title}/`)
      setStates(Object.values(entries).filter(isState))
    }
    load().catch(() => {})
    return () => leaving.abort()
  }, [title])
  return states
}

function StateSheet({ title }: { title: string }) {
  const states = useStates(title)
  const alive = useAlive()
  return (
    <main className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-8">
      <h1 className="text-28">{title.replaceAll('/', ', ')}</h1>
      <p className="text-14 text-ink-2">
        {states.length} states on a laptop and a phone, in light and dark. Choose a name to open its story.
      </p>
      <ul className="m-0 grid list-none grid-cols-[minmax(0,1fr)] gap-8 p-0">
        {states.map((story) => (
          <li key={story.id} className="grid gap-2 border-t border-line-2 pt-3">
            <h2 className="text-16">
              <TextLink href={`./?path=/story/${story.id}`} target="_top">
                {[...story.title.slice(title.length + 1).split('/'), story.name].filter(Boolean).join(': ')}
              </TextLink>
            </h2>
            <div className="grid grid-cols-2 gap-3 lg:grid-cols-[1366fr_1366fr_390fr_390fr]">
              {Object.entries(views).map(([key, view]) => (
                <StoryPicture key={key} storyId={story.id} title={story.name} view={view} alive={alive} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </main>
  )
}

/** All states under a story's title. Use as `meta.story({ ...stateSheet, tags: ['!test'] })`, first in a page's file. */
export const stateSheet = {
  parameters: { layout: 'fullscreen' as const },
  render: (_args: unknown, { title }: { title: string }) => <StateSheet title={title} />,
}
