import { createElement, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { addons, types, useGlobals, useParameter, useStorybookState } from 'storybook/manager-api'
import type { ViewportParameters } from 'storybook/viewport'
import { type Frame, framesOf } from './frames.ts'

const GAP = 16
const CAPTION = 28

/** The width and height of an element, in CSS pixels; null before it is measured. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    if (ref.current === null) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}

/** What the canvas shows: a story, or a page of documentation. */
type Shown = { id: string; viewMode: string }

type WindowProps = { shown: Shown; frame: Frame; width: number; height: number; scale: number }

/** A window of this width and height on the page, with a session of its own, drawn smaller by the scale. */
function Window({ shown: { id, viewMode }, frame: { name, theme }, width, height, scale }: WindowProps) {
  const look: CSSProperties = {
    width: width / scale,
    height: height / scale,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
    // takes nothing off the width
    border: 0,
    boxShadow: '0 0 0 1px var(--line-2)',
    borderRadius: 10,
    background: 'var(--paper)',
  }
  return createElement(
    'figure',
    { style: { margin: 0, width, height: height + CAPTION } },
    createElement('figcaption', { style: { height: CAPTION, font: '14px var(--font)' } }, name),
    createElement('iframe', {
      title: name,
      src: `iframe.html?viewMode=${viewMode}&id=${id}&globals=theme:${theme}`,
      'data-stores-under': `storybook ${name} `,
      // the manager hears the canvas alone, and says nothing of what such a frame sends
      'data-is-storybook-thumbnail': '',
      style: look,
    }),
  )
}

/** That of the screen, drawn by the scale, as far as there is room. */
const heightOf = ({ size }: Frame, room: number, scale: number) =>
  size === null ? room : Math.min(room, size.height * scale)

/** What is shown, once for each frame; what is wider than there is room for is drawn smaller. */
function Beside({ shown, frames }: { shown: Shown; frames: Frame[] }) {
  const { ref, size } = useSize()
  const row: CSSProperties = { position: 'absolute', inset: GAP, display: 'flex', gap: GAP }
  const room = (size?.width ?? 0) - GAP * (frames.length - 1)
  const widthOf = (frame: Frame) => frame.size?.width ?? room / frames.length
  const scale = Math.min(1, room / frames.reduce((sum, frame) => sum + widthOf(frame), 0))
  return createElement(
    'div',
    { ref, style: row },
    size !== null &&
      frames.map((frame) =>
        createElement(Window, {
          key: frame.name,
          shown,
          frame,
          width: widthOf(frame) * scale,
          height: heightOf(frame, size.height - CAPTION, scale),
          scale,
        }),
      ),
  )
}

/** Storybook's canvas, or the frames over it: the canvas goes on below, for the panel that tells of its steps. */
function Canvas({ children }: { children: ReactNode }) {
  const [globals] = useGlobals()
  const { storyId, viewMode = 'story' } = useStorybookState()
  const { options = {} } = useParameter<ViewportParameters['viewport']>('viewport') ?? {}
  // a page of documentation has no viewport
  const frames = framesOf(viewMode === 'story' ? globals : { ...globals, viewport: {} }, options)
  // as Storybook lays out its canvas
  const whole: CSSProperties = {
    display: 'grid',
    gridTemplate: '100% / 100%',
    placeItems: 'center',
    width: '100%',
    height: '100%',
  }
  return createElement(
    'div',
    { style: { ...whole, position: 'relative' } },
    createElement(
      'div',
      { style: { ...whole, visibility: frames.length > 0 ? 'hidden' : 'visible' } },
      children,
    ),
    frames.length > 0 && createElement(Beside, { key: storyId, shown: { id: storyId, viewMode }, frames }),
  )
}

/** Lets the toolbar show a story or a page in both themes, on a phone and a laptop, or all four. */
export function showBeside(): void {
  addons.add('beside', { type: types.PREVIEW, render: Canvas })
}
