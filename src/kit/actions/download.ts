/** Offers the parts, joined, as a file of this name. */
export function downloadFile(name: string, type: string, parts: string[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the data by the next task; without this each click would keep a copy.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
