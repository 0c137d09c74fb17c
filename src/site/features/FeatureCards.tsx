import { cx } from '@/kit/cx'
import { priceText, services } from '../services/serviceList'
import { siteFeatures } from './featureList'

function costText(name: string | null): string {
  const service = services.find((entry) => entry.name === name)
  return service ? `${service.name}, from ${priceText(service).amount}` : 'With every site'
}

/** Two cards a row, a wide one and a narrow one in turns: six cards, nobody alone. */
export function FeatureCards() {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="display-2 mb-8 max-w-[18ch]">Six things that owners ask for by name</h2>
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-12">
          {siteFeatures.map(({ title, text, points, service, Picture, wide }) => (
            <li
              key={title}
              className={cx(
                'flex flex-col overflow-hidden rounded-3 border border-line bg-surface',
                wide ? 'lg:col-span-7' : 'lg:col-span-5',
              )}
            >
              <div
                aria-hidden="true"
                className="relative grid h-[256px] grid-cols-1 place-items-center overflow-hidden bg-sunken px-6"
              >
                <Picture />
              </div>
              <div className="flex flex-1 flex-col border-t border-line px-6 pt-5 pb-6">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <h3 className="text-22 tracking-[-.02em]">{title}</h3>
                  <p className="text-14 text-ink-3 tabular-nums">{costText(service)}</p>
                </div>
                <p className="mt-1 max-w-[52ch] text-ink-2">{text}</p>
                <ul className="mt-auto flex flex-wrap gap-x-5 pt-4 text-14 font-[520]">
                  {points.map((point) => (
                    <li
                      key={point}
                      className="flex items-center gap-2 before:h-0.5 before:w-3 before:bg-accent"
                    >
                      {point}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
