import { fail } from '@mocks/fail'

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
/** The media type is copied into the answer, so only a well-formed one is accepted. */
const imageType = /^image\/[\w.+-]{1,100}$/
/** `String.fromCharCode` takes the bytes as arguments, and engines limit the number of arguments. */
const CHUNK_BYTES = 0x8000

/** Checks the shape instead of `instanceof`: in tests, jsdom and Node have different classes for Blob. */
function isFile(value: unknown): value is Blob {
  return (
    typeof value === 'object' &&
    value !== null &&
    'arrayBuffer' in value &&
    'size' in value &&
    typeof value.size === 'number' &&
    'type' in value &&
    typeof value.type === 'string'
  )
}

/** Whether a file begins like a web page, whatever its type says: of the picture formats, only SVG does. */
const isMarkup = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*</.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, 100)))

/** Null for no file, or a blank field's empty file. Fails with 400 unless given an image of up to 5 MB. */
export async function imageDataUrl(upload: unknown): Promise<string | null> {
  if (upload === undefined || upload === null || upload === '') return null
  if (!isFile(upload)) return fail(400, 'Only image files are allowed.')
  if (upload.size === 0) return null
  if (!imageType.test(upload.type)) fail(400, 'Only image files are allowed.')
  if (upload.size > MAX_IMAGE_BYTES) fail(400, 'Image must be 5 MB or smaller.')
  const bytes = new Uint8Array(await upload.arrayBuffer())
  if (isMarkup(bytes) && !upload.type.startsWith('image/svg')) fail(400, 'Only image files are allowed.')
  return `data:${upload.type};base64,${base64(bytes)}`
}

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES))
  }
  return btoa(binary)
}
