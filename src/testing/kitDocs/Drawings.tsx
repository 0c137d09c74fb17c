import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { KitDoc, Pair } from './sections'
import { Words } from './Words'

/** Components draw links, which need a router; one that is pressed here leads nowhere. */
const Stage = ({ children }: { children: ReactNode }) => (
  <div className="kd-stage">
    <MemoryRouter>{children}</MemoryRouter>
  </div>
)

export function Example({ doc: { example: Drawn } }: { doc: KitDoc }) {
  return (
    <Stage>
      <Drawn />
    </Stage>
  )
}

/** Side by side; a word and an icon say which is which, beside the colour and the line above it. */
export const Pairs = ({ doc }: { doc: KitDoc }) => (
  <div className="kd-pairs">
    {doc.pairs.map((pair) => (
      <PairOf key={pair.do.why} pair={pair} />
    ))}
  </div>
)

const PairOf = ({ pair }: { pair: Pair }) => (
  <div className="kd-pair">
    <figure className="kd-do">
      <figcaption>
        <strong>
          <Check aria-hidden="true" /> Do
        </strong>
        <p>
          <Words>{pair.do.why}</Words>
        </p>
      </figcaption>
      <Stage>{pair.do.draw}</Stage>
    </figure>
    <figure className="kd-dont">
      <figcaption>
        <strong>
          <X aria-hidden="true" /> Don’t
        </strong>
        <p>
          <Words>{pair.dont.why}</Words>
        </p>
      </figcaption>
      <Stage>{pair.dont.draw}</Stage>
    </figure>
  </div>
)
