import { CheckboxField } from '@/kit/forms/CheckboxField'
import { type Queue, SELECT_ALL } from './useQueue'
import { LIST_PRICE } from './useQueueFilter'

export function QueueHead({ queue: { table, selected, setSelected } }: { queue: Queue }) {
  const ids = table.shown.map(({ _id }) => _id)
  const all = ids.every((id) => selected.has(id))
  const some = !all && ids.some((id) => selected.has(id))
  const toggle = () =>
    setSelected(new Set(all ? [...selected].filter((id) => !ids.includes(id)) : [...selected, ...ids]))
  return (
    <div className="flex min-h-9 items-center border-b border-line bg-sunken px-3.5 py-1 max-xl:gap-4 max-xl:pl-[18px] text-12 font-[560] text-ink-2 xl:grid xl:grid-cols-(--queue-columns) xl:gap-3.5">
      <CheckboxField
        id={SELECT_ALL}
        ref={(box) => {
          if (box) box.indeterminate = some
        }}
        label="Select all shown"
        hideLabel
        checked={all}
        onChange={toggle}
        boxClassName="justify-items-center"
        className="size-5"
      />
      <span aria-hidden="true" className="xl:hidden">
        Select all shown
      </span>
      <span aria-hidden="true" className="contents max-xl:hidden">
        <span>Client</span>
        <span>
          Plan <span className="block font-normal text-ink-3">{LIST_PRICE}</span>
        </span>
        <span>Transaction</span>
        <span className="text-right">Waiting</span>
        <span />
      </span>
    </div>
  )
}
