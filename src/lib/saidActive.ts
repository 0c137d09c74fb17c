/** On a row that its answer has called active although the device's clock, which may be fast, says that its term is over. */
export type SaidActive = { saidActive?: true }
