/** A cell that a spreadsheet would run as a formula gets a leading apostrophe and stays text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines end with CR LF, as RFC 4180 says. */
export function toCsv(header: string[], rows: string[][]): string {
  return [header, ...rows].map((line) => line.map(cell).join(',') + '\r\n').join('')
}

/** The mark at the beginning makes Excel read it as UTF-8, rupee signs included. */
export function downloadCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the data by the next task; without this each click would keep a copy.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

/** "User Plans" becomes "user-plans.csv". */
export function csvName(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  return `${words?.join('-') ?? 'table'}.csv`
}
