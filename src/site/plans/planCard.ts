/** The look of a plan card and its skeleton. Its four parts (name, price, features, button) align across its row. */
export const planCard =
  'relative row-span-4 grid min-w-0 grid-rows-subgrid gap-5 overflow-hidden rounded-3 border bg-surface p-6 sm:p-7'
