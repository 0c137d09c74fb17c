import { encode } from 'uqr'

/** The empty border, four modules wide as the standard asks. The code is dark on white in either theme. */
const QUIET_ZONE = 4
export const DARK = '#14161F'
export const LIGHT = '#FFFFFF'

export type QrMatrix = { size: number; rows: boolean[][] }

/** The modules of the code, true for dark, with the quiet zone around them. */
export function qrMatrix(data: string): QrMatrix {
  const { size, data: rows } = encode(data, { ecc: 'M', border: QUIET_ZONE })
  return { size, rows }
}

/** One SVG path for all dark modules, one unit each. Neighbours in a row are one shape, so that no seam shows. */
export function qrPath({ rows }: QrMatrix): string {
  return rows
    .flatMap((row, y) => {
      const bits = row.map(Number).join('')
      return [...bits.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      )
    })
    .join('')
}

/** A PNG data URL, at least 800 px wide. Throws without a canvas, or if the browser returns a different picture. */
export function qrPng({ size, rows }: QrMatrix): string {
  const scale = Math.ceil(800 / size)
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw on a canvas')
  context.fillStyle = LIGHT
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = DARK
  rows.forEach((row, y) =>
    row.forEach((dark, x) => dark && context.fillRect(x * scale, y * scale, scale, scale)),
  )
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  // checks the red value of the module's first pixel
  const isDark = (x: number, y: number) => Number(data[(y * canvas.width + x) * scale * 4]) < 128
  if (rows.some((row, y) => row.some((dark, x) => dark !== isDark(x, y))))
    throw new Error('This browser returns a different picture from the one drawn')
  return canvas.toDataURL('image/png')
}
