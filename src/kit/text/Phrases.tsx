/** A line that breaks after its commas alone: "11AM -" at the end of one reads badly. */
export function Phrases({ text }: { text: string }) {
  return text.split(', ').map((phrase, index) => (
    <span key={phrase}>
      {index > 0 && ', '}
      <span className="whitespace-nowrap">{phrase}</span>
    </span>
  ))
}
