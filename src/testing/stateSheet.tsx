import { type CSSProperties, useEffect, useReducer, useRef, useState } from 'react'
import { type AliveEvent, nextAlive } from '@/demo/screens/alive'
import { cx } from '@/kit/cx'
import { Door } from '@/kit/doors/Door'
import { TextLink } from '@/kit/text/TextLink'
import '@/demo/screens/screens.css'

type Entry = { id: string; title: string; name: string; type: string; tags: string[] }

const laptop = { name: 'laptop', frame: '1366px', shape: '1366 / 844' }
const phone = { name: 'phone', frame: '390px', shape: '390 / 844' }
const views = [
  { ...laptop, theme: 'light' },
  { ...laptop, theme: 'dark' },
  { ...phone, theme: 'light' },
  { ...phone, theme: 'dark' },
]
type View = (typeof views)[number]

/** The most pictures at a time; each runs the product. */
const MOST = 16

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

type PictureProps = {
  story: Entry
  view: View
  isLive: boolean
  isDrawn: boolean
  dispatch: (event: AliveEvent) => void
}

const idOf = ({ id }: Entry, { name, theme }: View) => `${id} ${name} ${theme}`

function StatePicture({ story, view, isLive, isDrawn, dispatch }: PictureProps) {
  const id = idOf(story, view)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) =>
      dispatch({ kind: entry?.isIntersecting ? 'seen' : 'gone', id }),
    )
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [id, dispatch])
  return (
    <div
      ref={box}
      className="screen-picture mb-0!"
      style={{ '--frame': view.frame, '--shape': view.shape } as CSSProperties}
    >
      <Door shut />
      {isLive && (
        <iframe
          inert
          aria-hidden="true"
          tabIndex={-1}
          title={`${story.name}, ${view.name}, ${view.theme}`}
          src={`iframe.html?viewMode=story&id=${story.id}&globals=theme:${view.theme};a11y.manual:!true`}
          // keeps the manager from taking the frame's messages for the canvas's
          data-is-storybook-thumbnail=""
          data-stores-nothing=""
          className={cx('screen-frame', isDrawn && 'is-drawn')}
          onLoad={() => dispatch({ kind: 'drawn', id })}
        />
      )}
    </div>
  )
}

function StateSheet({ title }: { title: string }) {
  const states = useStates(title)
  const [alive, dispatch] = useReducer(nextAlive, { visible: [], frames: [], drawn: [], most: MOST })
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
              {views.map((view) => (
                <StatePicture
                  key={`${view.name} ${view.theme}`}
                  story={story}
                  view={view}
                  isLive={alive.frames.includes(idOf(story, view))}
                  isDrawn={alive.drawn.includes(idOf(story, view))}
                  dispatch={dispatch}
                />
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
