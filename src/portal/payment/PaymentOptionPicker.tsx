import { useId } from 'react'
import type { PaymentOption } from '@/contract'
import { paymentTypeText } from '@/domain/payment'
import { searchable } from '@/lib/searchable'

type Props = { options: readonly PaymentOption[]; value: string; onChange: (id: string) => void }

/** Native radio buttons, one per account. Renders nothing for a single account. */
export function PaymentOptionPicker({ options, value, onChange }: Props) {
  const name = useId()
  if (options.length < 2) return null
  return (
    <fieldset className="mb-4">
      <legend className="mb-1.5 text-14 font-[560]">Pay to</legend>
      <div className="divide-y divide-line overflow-hidden rounded-2 border border-line-2 bg-surface">
        {options.map((option) => (
          <label
            key={option._id}
            className="flex min-h-12 flex-wrap items-center gap-x-3 px-4 py-2 has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand-text"
          >
            <input
              type="radio"
              name={name}
              value={option._id}
              checked={option._id === value}
              onChange={() => onChange(option._id)}
              className="outline-none"
            />
            <span className="min-w-0 flex-[1_1_7em] font-[520] wrap-anywhere">{option.name}</span>
            <OptionType option={option} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The kind of account, unless the account's name already says it. */
function OptionType({ option: { name, paymentType } }: { option: PaymentOption }) {
  const type = paymentTypeText(paymentType)
  return searchable(type) === searchable(name.trim()) ? null : (
    <span className="text-14 text-ink-2">{type}</span>
  )
}
