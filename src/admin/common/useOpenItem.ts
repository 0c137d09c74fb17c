import { useSearchParams } from 'react-router-dom'

/** The id of the item whose dialog is open, kept in the address under `name`; null closes it. */
export function useOpenItem(name: string): [openId: string | null, show: (id: string | null) => void] {
  const [params, setParams] = useSearchParams()
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
  return [params.get(name), show]
}
