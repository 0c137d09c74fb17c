import { screen } from '@testing-library/react'

// by text: names by role are slow over a whole page

/** The row of a client in the queue of requests, once it is there. */
export async function queueRow(client: string): Promise<HTMLElement> {
  const item = (await screen.findByText(client, { selector: 'li strong' })).closest('li')
  if (!item) throw new Error(`${client} stands in no row`)
  return item
}

export const hasLeftQueue = (client: string): boolean =>
  screen.queryByText(client, { selector: 'li strong' }) === null
