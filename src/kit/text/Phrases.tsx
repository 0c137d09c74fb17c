export type PhrasesProps = {
  /** Phrases with commas between them. */
  text: string
}

/** A line that breaks after its commas alone: "11AM -" at the end of one reads badly. */
export function Phrases({ text }: PhrasesProps) {
  return text.split(', ').map((phrase, index) => (
    <span key={phrase}>
      {index > 0 && ', '}
      <span className="whitespace-nowrap">{phrase}</span>
    </span>
  ))
}
