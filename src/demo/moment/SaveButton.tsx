import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/kit/actions/Button'
import { Banner } from '@/kit/feedback/Banner'
import { saveAsFile } from './file'
import { takeMoment } from './moment'
import { reasonOf } from './MomentError'

export function SaveButton() {
  const [failure, setFailure] = useState<string | null>(null)
  const save = async () => {
    setFailure(null)
    try {
      saveAsFile(await takeMoment())
    } catch (error) {
      setFailure(reasonOf(error))
    }
  }
  return (
    <>
      <Button
        size="sm"
        className="justify-self-start"
        icon={<Download aria-hidden="true" />}
        onClick={() => void save()}
      >
        Save as a file
      </Button>
      {failure !== null && (
        <Banner tone="err" title="The state was not saved.">
          {failure}
        </Banner>
      )}
    </>
  )
}
