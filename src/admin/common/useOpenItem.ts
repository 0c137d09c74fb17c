import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Keeps the open dialog's item ID in the URL parameter `name`; `show(null)` closes the dialog. Call `close(id)` when
 * a response arrives: it closes the dialog only if that item is still open.
 */
export function useOpenItem(name: string) {
  const [params, setParams] = useSearchParams()
  const openId = params.get(name)
  const latest = useRef(openId)
  useEffect(() => {
    latest.current = openId
    return () => {
      latest.current = null
    }
  }, [openId])
  const show = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === null) next.delete(name)
        else next.set(name, id)
        return next
      },
      { preventScrollReset: true, replace: id === null },
    )
  const close = (id: string) => {
    if (latest.current === id) show(null)
  }
  return { openId, show, close }
}
