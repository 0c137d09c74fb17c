import { Download } from 'lucide-react'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { downloadFile } from '@/kit/actions/download'
import { IconButton } from '@/kit/actions/IconButton'
import { svgFileOf } from './svgFile'

const files = import.meta.glob<string>(['../../src/**/*.svg', '!**/home/door.svg'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const doors = import.meta.glob<Record<string, ComponentType>>('../../src/kit/doors/*Door.tsx', {
  eager: true,
})

type TakeableProps = {
  /** The file's name, without `.svg`. */
  file: string
  className: string
  children: ReactNode
}

/** A drawing with a button that downloads it. */
export function Takeable({ file, className, children }: TakeableProps) {
  const box = useRef<HTMLDivElement>(null)
  const take = () => {
    const drawing = box.current?.querySelector('svg')
    if (drawing) downloadFile(`${file}.svg`, 'image/svg+xml', [svgFileOf(drawing)])
  }
  return (
    <div className={`relative ${className}`}>
      <div ref={box} className="contents">
        {children}
      </div>
      <IconButton
        size="sm"
        icon={<Download aria-hidden="true" />}
        label={`Download ${file} as SVG`}
        className="absolute! end-1 top-1"
        onClick={take}
      />
    </div>
  )
}

type FrameProps = {
  name: string
  /** The name of the SVG file, if there is one to download. */
  file?: string
  use?: string
  children: ReactNode
}

/** A drawing in a frame, with its name and when to use it. */
export function DrawingFrame({ name, file, use, children }: FrameProps) {
  const box = 'grid min-h-44 place-items-center overflow-hidden rounded-3 border border-line bg-surface p-6'
  return (
    <figure className="sb-unstyled m-0 grid content-start gap-2 text-ink">
      {file === undefined ? (
        <div className={box}>{children}</div>
      ) : (
        <Takeable file={file} className={box}>
          {children}
        </Takeable>
      )}
      <figcaption className="grid gap-1 text-14">
        <code>{name}</code>
        {use}
      </figcaption>
    </figure>
  )
}

const baseName = (path: string) => path.replace(/^.*\/|\.\w+$/g, '')

/** Every door of `kit/doors`. */
export function Doors() {
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {Object.entries(doors).map(([path, module]) => {
        const name = baseName(path)
        const Thing = module[name]
        return (
          Thing && (
            <DrawingFrame key={name} name={`<${name} />`} file={name}>
              <Thing />
            </DrawingFrame>
          )
        )
      })}
    </div>
  )
}

const elementOf = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement

/** Every SVG file of the product except the hero, whose colours come from a style sheet. */
export function SvgFiles() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {Object.entries(files).map(([path, svg]) => (
        <DrawingFrame key={path} name={path.replace('../../src/', '')} file={baseName(path)}>
          <div
            ref={(box) => box?.replaceChildren(elementOf(svg))}
            className="h-40 w-full [&>svg]:size-full"
          />
        </DrawingFrame>
      ))}
    </div>
  )
}
