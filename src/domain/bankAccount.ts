/** A bank account, as read from a payment option's text. */
export type BankAccount = {
  accountNumber: string
  ifsc: string | null
  accountName: string | null
  /** What else the text says, such as the bank and its branch. */
  rest: string
}

const labels = {
  accountName: /^(?:(?:account|a\/c) name|name|beneficiary)\s*:?\s+(?<value>\S.*)$/i,
  ifsc: /^ifsc(?: code)?\s*:?\s+(?<value>[a-z]{4}0[a-z0-9]{6})$/i,
  // Indian banks use 9 to 18 digits
  accountNumber: /^(?:account|a\/c)(?: (?:number|no\.?))?\s*:?\s+(?<value>\d(?:[ -]?\d){8,17})$/i,
}

/**
 * Reads parts that begin with the label "account", "IFSC" or "name", in any order. Commas, semicolons or line breaks
 * separate them. Null if the account number is missing or a label comes twice: the text is then shown as is.
 */
export function bankAccountIn(text: string): BankAccount | null {
  const parts = text.split(/[,;\n]/).flatMap((part) => part.trim() || [])
  const labelled = (label: RegExp) => parts.filter((part) => label.test(part))
  const found = Object.values(labels).map(labelled)
  const value = (label: RegExp) => label.exec(labelled(label)[0] ?? '')?.groups?.['value'] ?? null
  const accountNumber = value(labels.accountNumber)
  if (accountNumber === null || found.some((each) => each.length > 1)) return null
  return {
    accountNumber,
    ifsc: value(labels.ifsc),
    accountName: value(labels.accountName),
    rest: parts.filter((part) => !found.flat().includes(part)).join(', '),
  }
}
