import { type CSSProperties, useReducer, useRef } from 'react'
import { nextAlive } from '@/demo/screens/alive'
import { useSightings } from '@/demo/screens/useSightings'
import { cx } from '@/kit/cx'
import { Door } from '@/kit/doors/Door'
import '@/demo/screens/screens.css'

const laptop = { name: 'laptop', frame: '1366px', shape: '1366 / 844' }
const phone = { name: 'phone', frame: '390px', shape: '390 / 844' }
export const views = {
  laptopLight: { ...laptop, theme: 'light' },
  laptopDark: { ...laptop, theme: 'dark' },
  phoneLight: { ...phone, theme: 'light' },
  phoneDark: { ...phone, theme: 'dark' },
}
type View = (typeof views)[keyof typeof views]

/** The maximum number of pictures at a time; each runs the product. */
const MOST = 16

export const useAlive = () => useReducer(nextAlive, { visible: [], frames: [], drawn: [], most: MOST })

type StoryPictureProps = {
  storyId: string
  title: string
  view: View
  /** Arguments of the story, as in its address. */
  args?: string
  alive: ReturnType<typeof useAlive>
}

/** A story in a frame, alive while it is in view. */
export function StoryPicture({
  storyId,
  title,
  view,
  args = '',
  alive: [alive, dispatch],
}: StoryPictureProps) {
  const id = [storyId, args, view.name, view.theme].join(' ')
  const box = useRef<HTMLDivElement>(null)
  useSightings(box, id, dispatch)
  return (
    <div
      ref={box}
      className="screen-picture mb-0!"
      style={{ '--frame': view.frame, '--shape': view.shape } as CSSProperties}
    >
      <Door shut />
      {alive.frames.includes(id) && (
        <iframe
          inert
          aria-hidden="true"
          tabIndex={-1}
          title={`${title}, ${view.name}, ${view.theme}`}
          src={`iframe.html?viewMode=story&id=${storyId}&args=${args}&globals=theme:${view.theme};a11y.manual:!true`}
          // keeps the manager from taking the frame's messages for the canvas's
          data-is-storybook-thumbnail=""
          data-stores-nothing=""
          className={cx('screen-frame', alive.drawn.includes(id) && 'is-drawn')}
          onLoad={() => dispatch({ kind: 'drawn', id })}
        />
      )}
    </div>
  )
}
