import { pageOf } from './names'

/** A sentence, whose `code` is drawn as such; a component of the kit leads to its page. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) => {
    const key = `${index} ${part}`
    if (index % 2 === 0) return <span key={key}>{part}</span>
    const page = pageOf(part)
    if (page === null) return <code key={key}>{part}</code>
    return (
      <a key={key} href={`./${page}`} target="_top">
        {part}
      </a>
    )
  })
}
