import { expect, vi } from 'vitest'

/** jsdom has no object URLs. */
export async function catchDownload(click: () => Promise<void>): Promise<{ name: string; text: string }> {
  const blobs: Blob[] = []
  const names: string[] = []
  const release = vi.fn<(url: string) => void>()
  const offer = (blob: Blob) => {
    blobs.push(blob)
    return 'blob:download'
  }
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = offer
      static override revokeObjectURL = release
    },
  )
  const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  try {
    await click()
    await vi.waitFor(() => expect(release).toHaveBeenCalledWith('blob:download'))
  } finally {
    follow.mockRestore()
    vi.unstubAllGlobals()
  }
  return { name: names[0] ?? '', text: (await blobs[0]?.text()) ?? '' }
}
