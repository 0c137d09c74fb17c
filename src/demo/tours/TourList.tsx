import { useRef, useState } from 'react'
import { Button } from '@/kit/actions/Button'
import { useSignal } from '@/platform/useSignal'
import { openStep, startTour } from './go'
import { tourProgress } from './progress'
import { tours } from './tours'

export function TourList() {
  const now = useSignal(tourProgress)
  const heading = useRef<HTMLHeadingElement>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const run = (what: string, action: () => Promise<void>) => {
    setBusy(what)
    void action().finally(() => setBusy(null))
  }
  const end = () => {
    heading.current?.focus()
    tourProgress.set(null)
  }
  return (
    <section aria-labelledby="demo-tours" className="@3xl:col-start-2 @3xl:row-span-2">
      <h3 ref={heading} id="demo-tours" tabIndex={-1} className="text-14">
        Tours
      </h3>
      <p className="mb-2 text-14 text-ink-2">
        Step by step through the real product. A tour starts with fresh demo data.
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {tours.map((tour) => (
          <li key={tour.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
            <span className="min-w-0 flex-[1_1_220px] text-14 leading-snug">
              <strong>{tour.title}</strong> <span className="text-ink-3">{tour.minutes} min</span>
              <span className="block text-12 text-ink-2">{tour.about}</span>
            </span>
            <span className="flex flex-wrap gap-2">
              {now?.aside && now.tour === tour && (
                <>
                  <Button
                    size="sm"
                    variant="primary"
                    busy={busy === 'on'}
                    onClick={() => run('on', () => openStep(now))}
                  >
                    Continue from step {now.index + 1}
                  </Button>
                  <Button size="sm" variant="quiet" onClick={end}>
                    End the tour
                  </Button>
                </>
              )}
              <Button size="sm" busy={busy === tour.id} onClick={() => run(tour.id, () => startTour(tour))}>
                Start <span className="sr-only">{tour.title}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
