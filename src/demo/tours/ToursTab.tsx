import { useState } from 'react'
import { basename } from '@/config/basename'
import { Button } from '@/kit/actions/Button'
import { TextLink } from '@/kit/text/TextLink'
import { useSignal } from '@/platform/useSignal'
import { demoPages } from '../demoPages'
import { goOn, startTour } from './go'
import { tourProgress } from './progress'
import { tours } from './tours'

export function ToursTab() {
  const now = useSignal(tourProgress)
  const [busy, setBusy] = useState<string | null>(null)
  const run = (what: string, action: () => Promise<void>) => {
    setBusy(what)
    void action().finally(() => setBusy(null))
  }
  return (
    <div className="grid gap-6">
      <section className="grid gap-3">
        <h3 className="text-14">Tours</h3>
        <p className="text-14 text-ink-2">
          A tour guides you through the real product, step by step. Starting one replaces your data with fresh
          demo data.
        </p>
        <ul className="grid gap-3">
          {tours.map((tour) => (
            <li key={tour.id} className="grid gap-1.5 border-b border-line pb-3">
              <strong className="text-14">{tour.title}</strong>
              <span className="text-14 text-ink-2">
                {tour.about} About {tour.minutes} minutes.
              </span>
              <span className="flex flex-wrap gap-2">
                {now?.aside && now.tour === tour && (
                  <Button
                    size="sm"
                    variant="primary"
                    busy={busy === 'on'}
                    onClick={() => run('on', () => goOn(now))}
                  >
                    Continue from step {now.index + 1}
                  </Button>
                )}
                <Button size="sm" busy={busy === tour.id} onClick={() => run(tour.id, () => startTour(tour))}>
                  Start <span className="sr-only">{tour.title}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h3 className="text-14">More to see</h3>
        {demoPages.map(({ path, title, text }) => (
          <div key={path}>
            <TextLink href={`${basename}${path}`} standalone className="text-14">
              {title}
            </TextLink>
            <p className="text-14 text-ink-2">{text}</p>
          </div>
        ))}
      </section>
    </div>
  )
}
