import { fileDate } from '@/lib/dates'
import { downloadFile } from '@/kit/actions/download'
import { MomentError } from './MomentError'
import { type Moment, parseMoment } from './schema'

/** In bytes. */
const MAX_FILE = 20 * 1024 * 1024

export function saveAsFile(moment: Moment): void {
  const text = JSON.stringify(moment, null, 2)
  if (new Blob([text]).size > MAX_FILE) throw new MomentError('large')
  downloadFile(`demo-${fileDate(moment.now)}.json`, 'application/json', [text])
}

/** Throws a MomentError if the file holds no moment. */
export async function momentOf(file: File): Promise<Moment> {
  if (file.size > MAX_FILE) throw new MomentError('large')
  return parseMoment(await file.text())
}
