import { DataSets } from './DataSets'
import { ImportFile } from './ImportFile'
import { SaveButton } from './SaveButton'
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
