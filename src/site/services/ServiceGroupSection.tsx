import { ServiceCard } from './ServiceCard'
import type { serviceGroups } from './serviceGroups'
import { byPrice, services } from './serviceList'

/** A group with its cards in one or two columns; where the number is odd, the dearest takes a row of its own. */
export function ServiceGroupSection({ group, anchor, text }: (typeof serviceGroups)[number]) {
  const cards = services.filter((service) => service.group === group).toSorted(byPrice)
  const headingId = `${anchor}-heading`
  return (
    <section id={anchor} aria-labelledby={headingId} className="split border-t-2 border-ink pt-7">
      <div className="stick">
        <h2 id={headingId} className="display-2">
          {group}
        </h2>
        <p className="mt-3 max-w-[36ch] text-ink-2">{text}</p>
      </div>
      <ul className="grid overflow-clip rounded-3 border-t border-r border-l border-line max-sm:border-r sm:grid-cols-2 sm:border-r-0">
        {cards.map((service, index) => (
          <ServiceCard key={service.name} service={service} wide={cards.length % 2 === 1 && index === 0} />
        ))}
      </ul>
    </section>
  )
}
