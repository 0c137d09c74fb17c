import { useEffect, useState } from 'react'
import { DELETE_CHARACTER_MS, TYPE_CHARACTER_MS, TYPE_PAUSE_MS } from '@/config/constants'

type Typing = { phrase: number; length: number; deleting: boolean }

/** The next typing step and its delay (SPEC section 9). */
function nextTyping(
  { phrase, length, deleting }: Typing,
  phrases: readonly string[],
): Typing & { afterMs: number } {
  const full = phrases[phrase]?.length ?? 0
  if (deleting) {
    return length > 0
      ? { phrase, length: length - 1, deleting: true, afterMs: DELETE_CHARACTER_MS }
      : { phrase: (phrase + 1) % phrases.length, length: 0, deleting: false, afterMs: 0 }
  }
  return length < full
    ? { phrase, length: length + 1, deleting: false, afterMs: TYPE_CHARACTER_MS }
    : { phrase, length, deleting: true, afterMs: TYPE_PAUSE_MS }
}

/** The text to show. Starts with the first phrase in full; changes only while `running`. */
export function useTyping(phrases: readonly string[], running: boolean): string {
  const [typing, setTyping] = useState<Typing>({
    phrase: 0,
    length: phrases[0]?.length ?? 0,
    deleting: false,
  })
  useEffect(() => {
    if (!running) return
    const { afterMs, ...next } = nextTyping(typing, phrases)
    const timer = setTimeout(() => setTyping(next), afterMs)
    return () => clearTimeout(timer)
  }, [typing, phrases, running])
  return phrases[typing.phrase]?.slice(0, typing.length) ?? ''
}
