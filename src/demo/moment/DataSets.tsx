import { seedNames, type SeedName } from '@mocks/seeds'
import { useState } from 'react'
import { Button } from '@/kit/actions/Button'
import { Badge } from '@/kit/feedback/Badge'
import { ConfirmDialog } from '@/kit/overlays/ConfirmDialog'
import { formatDateTime } from '@/lib/dates'
import { restart } from '../panel/controls'
import { countChanges } from './changes'
import { dataSets, lossOf } from './seedTexts'
import { countText } from './describe'
import type { Moment } from './schema'

export function DataSets({ moment }: { moment: Moment | null }) {
  const [asked, setAsked] = useState<{ seed: SeedName; loss: string } | null>(null)
  const [busy, setBusy] = useState<SeedName | null>(null)
  const loss = moment && lossOf(moment)
  const start = async (seed: SeedName) => {
    setBusy(seed)
    try {
      await restart(seed)
    } finally {
      // a store in memory starts over without a page load
      setBusy(null)
      setAsked(null)
    }
  }
  return (
    <section>
      <h3 className="mb-1 text-14">Data set</h3>
      {moment?.origin === null && (
        <p className="text-14 text-ink-2">
          This data comes from an earlier version of the demo, so its data set is unknown.
        </p>
      )}
      <ul>
        {seedNames.map((seed) => (
          <li
            key={seed}
            className="flex items-start justify-between gap-3 border-b border-line py-2.5 text-14"
          >
            <div className="grid min-w-0 gap-0.5">
              <span className="flex flex-wrap items-center gap-2">
                <strong>{dataSets[seed].title}</strong>
                {moment?.origin?.seed === seed && <Badge tone="ok">Loaded</Badge>}
              </span>
              <span className="text-ink-2">{dataSets[seed].text}</span>
              {moment?.origin?.seed === seed && (
                <span className="text-ink-3">
                  {countText(countChanges(moment.changes), 'row')} changed since{' '}
                  {formatDateTime(moment.origin.seededAt)}
                </span>
              )}
            </div>
            <Button
              size="sm"
              busy={busy === seed}
              onClick={() => (loss === null ? void start(seed) : setAsked({ seed, loss }))}
            >
              Start over <span className="sr-only">with {dataSets[seed].title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={`Start over with “${dataSets[asked.seed].title}”?`}
          description={`You’ll lose ${asked.loss}, and be logged out. This cannot be undone. To keep the current state, save it as a file first.`}
          confirmLabel="Start over"
          cancelLabel="Keep current state"
          busy={busy !== null}
          onConfirm={() => void start(asked.seed)}
        />
      )}
    </section>
  )
}
