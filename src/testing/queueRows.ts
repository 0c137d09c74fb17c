import { screen } from '@testing-library/react'

// by text, because role queries are slow on a whole page

export async function queueRow(client: string): Promise<HTMLElement> {
  const item = (await screen.findByText(client, { selector: 'li strong' })).closest('li')
  if (!item) throw new Error(`${client} has no row`)
  return item
}

export const hasLeftQueue = (client: string): boolean =>
  screen.queryByText(client, { selector: 'li strong' }) === null
