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

describe('a QR service', () => {
  it('is used only where one is set', () => {
    expect(qrServiceUrl(data, '')).toBeNull()
    expect(qrServiceUrl(data, 'https://qr.example/?d={data}')).toBe(
      'https://qr.example/?d=upi%3A%2F%2Fpay%3Fpa%3Dchaukhat%40konkanbank%26am%3D4499.00',
    )
  })

  it('gives way to the local code when its picture fails to load', () => {
    vi.stubEnv('VITE_QR_SERVICE_URL', 'https://qr.example/?d={data}')
    show()
    const picture = screen.getByRole('img', { name: label })
    expect(picture).toHaveAttribute('src', qrServiceUrl(data))
    fireEvent.error(picture)
    expect(screen.getByRole('img', { name: label }).tagName).toBe('svg')
  })
})

describe('Download QR', () => {
  it('saves a picture', async () => {
    const context = { fillRect: vi.fn(), fillStyle: '' }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
      context as unknown as ReturnType<HTMLCanvasElement['getContext']>,
    )
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,')
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Download QR' }))
    expect(saved).toEqual(['chaukhat.png'])
    expect(context.fillRect).toHaveBeenCalled()
  })

  it('survives a browser that draws no canvas', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Download QR' }))
    expect(click).not.toHaveBeenCalled()
  })
})
