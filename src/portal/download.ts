/** Offers the text as a file of this name. */
export function downloadText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // by the next task the download holds the data itself
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
