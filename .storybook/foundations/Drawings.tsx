import type { ReactNode } from 'react'
import { Drawing } from '@/site/blocks'

const files = import.meta.glob<string>('../../src/**/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

type FrameProps = { name: string; use?: string; children: ReactNode }

/** A drawing in a frame, with its name and when to use it. */
export function DrawingFrame({ name, use, children }: FrameProps) {
  return (
    <figure className="sb-unstyled m-0 grid content-start gap-2 text-ink">
      <div className="grid min-h-44 place-items-center overflow-hidden rounded-3 border border-line bg-surface p-6">
        {children}
      </div>
      <figcaption className="grid gap-1 text-14">
        <code>{name}</code>
        {use}
      </figcaption>
    </figure>
  )
}

/** Every SVG file of the product. */
export function SvgFiles() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {Object.entries(files).map(([path, svg]) => (
        <DrawingFrame key={path} name={path.replace('../../src/', '')}>
          <Drawing svg={svg} className="h-40 w-full [&>svg]:size-full" />
        </DrawingFrame>
      ))}
    </div>
  )
}
