import type { ComponentType, ReactNode } from 'react'

/** One sentence or two. What stands in `backticks` is code; the name of a component leads to its page. */
type Words = string
type Several = readonly [Words, ...Words[]]

type Drawn = { draw: ReactNode; why: Words }
export type Pair = { do: Drawn; dont: Drawn }

/** A text or shape over its ground, as the names of two tokens. The page works the figures out for both themes. */
export type Contrast = {
  what: Words
  ink: string
  on: string
  /** 4.5 for text, 3 for the edge of a control or a picture that carries meaning. */
  least: 4.5 | 3
}

export type KitDoc = {
  /** When to use it, by the product's own screens. */
  use: Several
  /** When not, and what to take instead. */
  avoid: Several
  pairs: readonly [Pair, ...Pair[]]
  access: {
    /** Its role, and where its name comes from. */
    role: Words
    keys: Words
    /** What a screen reader says, and when. */
    said: Words
  }
  /** Null where it draws no colour of its own. */
  contrast: readonly [Contrast, ...Contrast[]] | null
  /** The code to copy: the page draws it and shows its source. */
  example: ComponentType
}
