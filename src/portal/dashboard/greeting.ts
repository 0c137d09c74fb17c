/** Good morning until noon, good afternoon until five, then good evening, with the first name if there is one. */
export function greeting(name: string | undefined, hour: number): string {
  const time = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'
  const first = name?.trim().split(/\s+/)[0]
  return first ? `Good ${time}, ${first}` : `Good ${time}`
}
