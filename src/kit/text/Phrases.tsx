export type PhrasesProps = {
  /** Phrases with commas between them. */
  text: string
}

/** Breaks only after commas, to avoid a line that ends in “11AM -”. */
export function Phrases({ text }: PhrasesProps) {
  return text.split(', ').map((phrase, index) => (
    <span key={phrase}>
      {index > 0 && ', '}
      <span className="whitespace-nowrap">{phrase}</span>
    </span>
  ))
}
