import { formatCount } from '@/lib/count'
import { formatOf } from './pictureFormat'

const MB = 1024 * 1024
const MAX_BYTES = 5 * MB
/** In pixels. A decoded picture takes four bytes per pixel, whatever the size of its file. */
const MAX_SIDE = 10_000

const faults = {
  type: 'Only image files are allowed.',
  bytes: 'Image must be 5 MB or smaller.',
  empty: 'This file is empty.',
  side: `Image must be ${formatCount(MAX_SIDE)} pixels or less on each side.`,
  damaged: 'This image is damaged or incomplete. Please choose another copy.',
  gone: 'This file cannot be read: it was changed, moved or deleted. Please choose it again.',
}
const unshown = (kind: string) =>
  `Many browsers cannot show ${kind} images. Please save yours as JPEG or PNG and choose that file.`

/** A copy of a chosen file, safe from later changes to the file, or a sentence that says why the file was refused. */
export type ChosenPicture = { picture: File; fault?: undefined } | { picture?: undefined; fault: string }

const known = new WeakMap<File, Promise<ChosenPicture>>()

/**
 * Reads a file as soon as it is chosen, and checks its bytes. The picture is decoded only after its stated size is checked,
 * because a small file may decode to more than fits in memory.
 */
export function chosenPicture(file: File): Promise<ChosenPicture> {
  const chosen = known.get(file) ?? read(file)
  known.set(file, chosen)
  return chosen
}

async function read(file: File): Promise<ChosenPicture> {
  if (file.size === 0) return { fault: faults.empty }
  if (file.size > MAX_BYTES) return { fault: claimsImage(file) ? faults.bytes : faults.type }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return { fault: faults.gone }
  const judged = judge(file, bytes)
  if (judged.fault !== undefined) return judged
  const picture = new File([bytes], file.name, { type: judged.type })
  return judged.isDrawing || (await isReadable(picture)) ? { picture } : { fault: faults.damaged }
}

const claimsImage = ({ type }: File) => type === '' || type.startsWith('image/')

type Judged = { type: string; isDrawing?: boolean; fault?: undefined } | { fault: string }

function judge(file: File, bytes: ArrayBuffer): Judged {
  const text = new TextDecoder().decode(bytes)
  // SVG is the only picture format that begins with markup
  if (/^\s*</.test(text)) return judgeDrawing(file, text)
  try {
    const format = formatOf(bytes)
    if (!format) return { fault: unknownFault(file) }
    const { type, name, sides } = format
    if (!sides) return { fault: unshown(name) }
    return sides.some((side) => side > MAX_SIDE) ? { fault: faults.side } : { type }
  } catch (error) {
    if (error instanceof RangeError) return { fault: faults.damaged }
    throw error
  }
}

/** SVG is accepted, because it runs no script in an `img` element. */
function judgeDrawing({ type }: File, text: string): Judged {
  if (type !== '' && !type.startsWith('image/svg')) return { fault: faults.type }
  const drawing = new DOMParser().parseFromString(text.trim(), 'image/svg+xml')
  const isWhole = drawing.querySelector('parsererror') === null
  if (isWhole && drawing.documentElement.localName === 'svg')
    return { type: 'image/svg+xml', isDrawing: true }
  return { fault: !isWhole && /<svg[\s>]/.test(text) ? faults.damaged : faults.type }
}

/** If every browser shows the stated type, the file is damaged; otherwise it may be in a format that few browsers know. */
function unknownFault({ type }: File): string {
  if (/^image\/(?:png|jpeg|gif|webp|avif|bmp)$/.test(type)) return faults.damaged
  return type.startsWith('image/') ? unshown('such') : faults.type
}

/** Whether this browser can decode the picture; true in browsers that cannot tell in advance. */
async function isReadable(picture: File): Promise<boolean> {
  if (!('createImageBitmap' in globalThis)) return true
  try {
    const bitmap = await createImageBitmap(picture)
    bitmap.close()
    return true
  } catch {
    return false
  }
}
