/** A card of the plans and of their skeleton. Its four lines (name, price, features, button) are those of its row. */
export const planCard =
  'relative row-span-4 grid min-w-0 grid-rows-subgrid gap-5 overflow-hidden rounded-3 border bg-surface p-6 sm:p-7'
