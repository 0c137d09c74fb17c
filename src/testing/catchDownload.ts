import { expect, vi } from 'vitest'

/** What a click offers as a file: its name and text. jsdom can neither make object URLs nor follow them. */
export async function catchDownload(click: () => Promise<void>): Promise<{ name: string; text: string }> {
  const blobs: Blob[] = []
  const names: string[] = []
  const released = vi.fn<(url: string) => void>()
  const { createObjectURL, revokeObjectURL } = URL
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      blobs.push(blob)
      return 'blob:download'
    },
    revokeObjectURL: released,
  })
  const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  try {
    await click()
    await vi.waitFor(() => expect(released).toHaveBeenCalledWith('blob:download'))
  } finally {
    follow.mockRestore()
    Object.assign(URL, { createObjectURL, revokeObjectURL })
  }
  return { name: names[0] ?? '', text: (await blobs[0]?.text()) ?? '' }
}
