import { fileDate } from '@/lib/dates'
import { downloadFile } from '@/kit/actions/download'
import { MomentError } from './MomentError'
import { type Moment, parseMoment } from './schema'

/** In bytes. Without pictures by the dozen, a store holds less. */
const MAX_FILE = 20 * 1024 * 1024

/** Offers the moment as a file, which may hold more than a link. Throws a MomentError when it is larger than a file may be. */
export function saveAsFile(moment: Moment): void {
  const text = JSON.stringify(moment, null, 2)
  if (new Blob([text]).size > MAX_FILE) throw new MomentError('large')
  downloadFile(`demo-${fileDate(moment.now)}.json`, 'application/json', [text])
}

/** The moment that the file holds. Throws a MomentError when it holds none. */
export async function momentOf(file: File): Promise<Moment> {
  if (file.size > MAX_FILE) throw new MomentError('large')
  return parseMoment(await file.text())
}
