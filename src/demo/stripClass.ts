/** A strip below the product. `.strip` is already a class of the product. */
export const stripClass =
  'fixed right-(--panel-width,0px) bottom-[calc(var(--panel-height,0px)+var(--handle-height,0px))] left-0 z-50 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t-2 border-brand bg-surface px-4 py-2 text-14 shadow-high'
