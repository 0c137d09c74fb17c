import { seedNames, type SeedName } from '@mocks/seeds'
import { useState } from 'react'
import { Button } from '@/kit/actions/Button'
import { Badge } from '@/kit/feedback/Badge'
import { ConfirmDialog } from '@/kit/overlays/ConfirmDialog'
import { formatDateTime } from '@/lib/dates'
import { restart } from '../panel/controls'
import { countChanges } from './changes'
import { dataSets, lossOf } from './dataSets'
import { counted } from './describe'
import { ImportFile } from './ImportFile'
import { SaveButton } from './SaveButton'
import type { Moment } from './schema'
import { useMoment } from './useMoment'

/** What the product's server holds: which data set, what has become of it, and the whole of it as a file. */
export function DataTab() {
  const moment = useMoment()
  return (
    <div className="grid gap-6">
      <p className="text-14 text-ink-2">
        The whole product runs in this browser. What you change stays here, survives a reload and is seen by
        your other tabs.
      </p>
      <DataSets moment={moment} />
      <section className="grid gap-3">
        <h3 className="text-14">The whole state as a file</h3>
        <p className="text-14 text-ink-2">
          Data, date, page, forced failures and who is signed in. Nobody’s password is in it: an account that
          was registered here signs in there with the demo’s password.
        </p>
        <SaveButton />
        <ImportFile />
      </section>
    </div>
  )
}

function DataSets({ moment }: { moment: Moment | null }) {
  const [asked, setAsked] = useState<SeedName | null>(null)
  const [busy, setBusy] = useState<SeedName | null>(null)
  const loss = moment && lossOf(moment)
  const start = (seed: SeedName) => {
    setBusy(seed)
    void restart(seed)
  }
  return (
    <section>
      <h3 className="mb-1 text-14">Data set</h3>
      {moment?.origin === null && (
        <p className="text-14 text-ink-2">
          What is stored here is from an earlier version of the demo: which data set it began with is unknown.
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
                {moment?.origin?.seed === seed && <Badge tone="ok">On</Badge>}
              </span>
              <span className="text-ink-2">{dataSets[seed].text}</span>
              {moment?.origin?.seed === seed && (
                <span className="text-ink-3">
                  Since {formatDateTime(moment.origin.seededAt)},{' '}
                  {counted(countChanges(moment.changes), 'row')} changed
                </span>
              )}
            </div>
            <Button
              size="sm"
              busy={busy === seed}
              onClick={() => (loss === null ? start(seed) : setAsked(seed))}
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
          title={`Start over with “${dataSets[asked].title}”?`}
          description={`You lose ${loss}, and are signed out. This cannot be undone; a file of the whole state brings it back.`}
          confirmLabel="Start over"
          busy={busy !== null}
          onConfirm={() => start(asked)}
        />
      )}
    </section>
  )
}
