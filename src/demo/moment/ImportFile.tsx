import { useState } from 'react'
import { Button } from '@/kit/actions/Button'
import { FileField } from '@/kit/forms/FileField'
import { load } from '../panel/controls'
import { describeMoment } from './describe'
import { momentOf } from './file'
import { toRestorable, type Restorable, restore } from './moment'
import { reasonOf } from './MomentError'

export function ImportFile() {
  const [found, setFound] = useState<Restorable | null>(null)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const choose = async (file: File | null) => {
    setFound(null)
    setFailure(undefined)
    if (!file) return
    try {
      setFound(toRestorable(await momentOf(file)))
    } catch (error) {
      setFailure(`This file cannot be opened. ${reasonOf(error)} Nothing has changed.`)
    }
  }
  const open = async (chosen: Restorable) => {
    setBusy(true)
    try {
      await restore(chosen)
      load(chosen.moment.route)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <FileField
        label="Open a saved state"
        accept=".json,application/json"
        error={failure}
        preview={null}
        chooseLabel="Choose a file"
        replaceLabel="Choose another"
        removeLabel="Remove the file"
        noneLabel="No file chosen"
        onFile={(file) => void choose(file)}
      />
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {found && (
          <>
            <p className="text-14">
              {describeMoment(found)} Opening the file replaces the data in this browser.
            </p>
            <Button
              size="sm"
              variant="primary"
              className="justify-self-start"
              busy={busy}
              onClick={() => void open(found)}
            >
              Open it
            </Button>
          </>
        )}
      </div>
    </>
  )
}
