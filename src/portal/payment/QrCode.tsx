import { useMemo, useState } from 'react'
import { Download } from 'lucide-react'
import { QR_SIZE_PX } from '@/config/constants'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { logFailure } from '@/platform/log'
import { DARK, LIGHT, qrMatrix, qrPath, qrPng } from './qrImage'

type Props = {
  /** The text in the code. */
  data: string
  /** The accessible name, with the amount and the payee. */
  label: string
  fileName: string
}

/** The QR image service's address for this data; null if no service is configured. */
export function qrServiceUrl(data: string, template = import.meta.env.VITE_QR_SERVICE_URL): string | null {
  return template ? template.replaceAll('{data}', encodeURIComponent(data)) : null
}

export function QrCode({ data, label, fileName }: Props) {
  const matrix = useMemo(() => qrMatrix(data), [data])
  const service = qrServiceUrl(data)
  const [failed, setFailed] = useState<string | null>(null)
  const [unsaved, setUnsaved] = useState(false)
  const download = () => {
    setUnsaved(false)
    try {
      const link = document.createElement('a')
      link.href = qrPng(matrix)
      link.download = fileName
      link.click()
    } catch (cause) {
      logFailure(new Error('The QR code could not be drawn as a picture', { cause }))
      setUnsaved(true)
    }
  }
  return (
    <>
      <div
        style={{ background: LIGHT, color: DARK }}
        className="overflow-hidden rounded-[8px] border border-line-2 forced-color-adjust-none"
      >
        {service !== null && failed !== service ? (
          <img
            src={service}
            alt={label}
            width={QR_SIZE_PX}
            height={QR_SIZE_PX}
            onError={() => setFailed(service)}
          />
        ) : (
          <svg
            role="img"
            aria-label={label}
            width={QR_SIZE_PX}
            height={QR_SIZE_PX}
            viewBox={`0 0 ${matrix.size} ${matrix.size}`}
            shapeRendering="crispEdges"
            className="block"
          >
            <path d={qrPath(matrix)} fill="currentColor" />
          </svg>
        )}
      </div>
      <p className="text-12 text-ink-2">Scan with any UPI app</p>
      <Button size="sm" icon={<Download aria-hidden="true" />} onClick={download}>
        Download QR
      </Button>
      {unsaved && (
        <Banner tone="err">This browser can’t save the code. Take a screenshot of it instead.</Banner>
      )}
    </>
  )
}
