/** Downloads the joined parts as a file. */
export function downloadFile(name: string, type: string, parts: string[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By the next task the download has its data. Without revoking, every click leaks a copy.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
