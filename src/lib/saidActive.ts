/** Marks a row that the server's response calls active, although by the device's clock (maybe fast) its term is over. */
export type SaidActive = { saidActive?: true }
