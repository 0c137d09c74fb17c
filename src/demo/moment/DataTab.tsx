import { onStoreChange } from '@mocks/store/persistence'
import { useEffect, useState } from 'react'
import { isInMemory } from '../backend'
import { conditions } from '../conditions/conditions'
import { DataSets } from './DataSets'
import { ImportFile } from './ImportFile'
import { takeMoment } from './moment'
import { SaveButton } from './SaveButton'
import type { Moment } from './schema'

export function DataTab() {
  const moment = useMoment()
  return (
    <div className="grid gap-6">
      <p className="text-14 text-ink-2">
        The whole product runs in this browser.{' '}
        {isInMemory()
          ? 'It can’t store anything here, so a reload starts over. To keep your changes, save them as a file below.'
          : 'Your changes stay here, survive a reload and show in your other tabs.'}
      </p>
      <DataSets moment={moment} />
      <section className="grid gap-3">
        <h3 className="text-14">The whole state as a file</h3>
        <p className="text-14 text-ink-2">
          The file holds the data, the date, the page, the faults and who is logged in. It holds no passwords:
          in the browser that opens the file, everyone has the demo’s password.
        </p>
        <SaveButton />
        <ImportFile />
      </section>
    </div>
  )
}

function useMoment(): Moment | null {
  const [moment, setMoment] = useState<Moment | null>(null)
  useEffect(() => {
    const look = () => void takeMoment().then(setMoment)
    look()
    const stops = [onStoreChange(look), conditions.subscribe(look)]
    return () => stops.forEach((stop) => stop())
  }, [])
  return moment
}
