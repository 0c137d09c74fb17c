import { type MouseEvent, useCallback, useLayoutEffect, useRef } from 'react'

const AIM_MS = 500

export type IsAimed = ReturnType<typeof useAimedClicks>

/**
 * Tells whether a click is meant for the row under the pointer: not if the rows moved within the last 500 ms, unless it
 * tries the same row again. A layout that begins with the previous one only adds rows at the end.
 */
export function useAimedClicks(layout: string) {
  const before = useRef(layout)
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  const clicked = useRef('')
  useLayoutEffect(() => {
    if (!layout.startsWith(before.current)) movedAt.current = performance.now()
    before.current = layout
  }, [layout])
  return useCallback(({ detail }: MouseEvent, id: string): boolean => {
    // keys act on the focused button, wherever it moves
    const isAimed = detail === 0 || id === clicked.current || performance.now() - movedAt.current >= AIM_MS
    if (isAimed) clicked.current = id
    return isAimed
  }, [])
}

/** The part of a layout that the rows with these keys make up. */
export const rowsLayout = (keys: readonly (string | number)[]): string =>
  keys.map((key) => `${key},`).join('')
