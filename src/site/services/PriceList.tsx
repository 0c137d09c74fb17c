import { priceText, type Service, type ServiceGroup, servicesOf } from './serviceList'

const COLUMNS: readonly (readonly ServiceGroup[])[] = [
  ['Build', 'Add to it'],
  ['Design', 'Keep it running'],
]

/** The price list, laid out like a menu. */
export function PriceList() {
  return (
    <div className="grid grid-cols-1 gap-x-(--gap) gap-y-12 md:grid-cols-2">
      {COLUMNS.map((groups) => (
        <div key={groups.join()} className="grid grid-cols-1 content-start gap-10">
          {groups.map((group) => (
            <section key={group}>
              <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 border-b-2 border-ink pb-2.5 text-18">
                {group}
                <span className="text-12 font-normal tracking-normal text-ink-3">starting at</span>
              </h3>
              <ul>
                {servicesOf(group).map((service) => (
                  <PriceLine key={service.name} service={service} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      ))}
    </div>
  )
}

function PriceLine({ service }: { service: Service }) {
  const { amount, unit } = priceText(service)
  return (
    <li className="flex slim:flex-wrap items-baseline gap-2.5 border-b border-line py-[9px]">
      <span className="min-w-0">{service.name}</span>
      <span
        aria-hidden="true"
        className="min-w-3 flex-1 -translate-y-1 border-b-2 border-dotted border-line-2"
      />
      <span className="flex-none font-[560] tabular-nums">
        {amount}
        {unit && <small className="text-14 font-normal text-ink-3">{unit}</small>}
      </span>
    </li>
  )
}
