import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { QrCode, qrServiceUrl } from './QrCode'

const data = 'upi://pay?pa=chaukhat@konkanbank&am=4499.00'
const label = 'UPI QR code for ₹4,499 to chaukhat@konkanbank'
const show = () => render(<QrCode data={data} label={label} fileName="chaukhat.png" />)

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('QR service', () => {
  it('is used only when configured', () => {
    expect(qrServiceUrl(data, '')).toBeNull()
    expect(qrServiceUrl(data, 'https://qr.example/?d={data}')).toBe(
      'https://qr.example/?d=upi%3A%2F%2Fpay%3Fpa%3Dchaukhat%40konkanbank%26am%3D4499.00',
    )
  })

  it('is replaced by the local code when its picture fails to load', () => {
    vi.stubEnv('VITE_QR_SERVICE_URL', 'https://qr.example/?d={data}')
    show()
    const picture = screen.getByRole('img', { name: label })
    expect(picture).toHaveAttribute('src', qrServiceUrl(data))
    fireEvent.error(picture)
    expect(screen.getByRole('img', { name: label }).tagName).toBe('svg')
  })
})

/** Stubs the canvas that jsdom lacks. `handsOut` turns the pixels drawn into the pixels read back. */
function stubCanvas(handsOut: (drawn: Uint8ClampedArray) => Uint8ClampedArray) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(
    this: HTMLCanvasElement,
  ) {
    const { width, height } = this
    const drawn = new Uint8ClampedArray(width * height * 4)
    const canvas = {
      fillStyle: '',
      fillRect(left: number, top: number, columns: number, rows: number) {
        const red = Number.parseInt(canvas.fillStyle.slice(1, 3), 16)
        for (let y = top; y < top + rows; y += 1)
          drawn.fill(red, (y * width + left) * 4, (y * width + left + columns) * 4)
      },
      getImageData: () => ({ data: handsOut(drawn) }),
    }
    return canvas as unknown as ReturnType<HTMLCanvasElement['getContext']>
  } as HTMLCanvasElement['getContext'])
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,')
}

describe('Download QR', () => {
  const download = async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Download QR' }))
    return saved
  }

  it.each([
    ['unchanged', (drawn: Uint8ClampedArray) => drawn],
    ['with slight noise against fingerprinting', (drawn: Uint8ClampedArray) => drawn.map((red) => red ^ 1)],
  ])('saves the picture if the canvas returns it %s', async (_how, handsOut) => {
    stubCanvas(handsOut)
    expect(await download()).toEqual(['chaukhat.png'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('reports a failed save if the browser cannot draw on a canvas', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    expect(await download()).toEqual([])
    expect(screen.getByRole('alert')).toHaveTextContent('This browser can’t save the code.')
  })

  it('saves nothing if the canvas returns a different picture', async () => {
    stubCanvas((drawn) => drawn.map(() => 255))
    expect(await download()).toEqual([])
    expect(screen.getByRole('alert')).toHaveTextContent('This browser can’t save the code.')
  })
})
