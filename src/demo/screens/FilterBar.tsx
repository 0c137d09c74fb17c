import { SegmentedControl } from '@/kit/actions/SegmentedControl'
import { SearchField } from '@/kit/forms/SearchField'
import { SelectField, SelectOptions } from '@/kit/forms/SelectField'
import { audienceNames, kindNames, screensOf, type WallAudience } from './catalogue'
import { looks, type WallFilters, widths } from './filters'

type FilterBarProps = { filters: WallFilters; onChange: (changed: Partial<WallFilters>) => void }

const optionsOf = <Value extends string>(named: Record<Value, string>) =>
  (Object.entries(named) as [Value, string][]).map(([value, label]) => ({ value, label }))

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { audience } = filters
  return (
    <search
      aria-label="Screens"
      className="flex flex-wrap items-end gap-4 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(160px,1fr))]"
    >
      <SearchField
        label="Search"
        boxClassName="min-w-0 flex-[1_1_220px] max-w-[360px] max-sm:col-span-full max-sm:max-w-none"
        placeholder="Payment, coupon, expired…"
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <SelectField
        label="Seen by"
        boxClassName="min-w-0 flex-[1_1_130px] max-w-[180px] max-sm:max-w-none"
        value={audience}
        // another audience might lack the chosen screen
        onChange={({ target }) => onChange({ audience: target.value as WallAudience | '', screen: '' })}
      >
        <option value="">Everyone</option>
        <SelectOptions labels={audienceNames} />
      </SelectField>
      <SelectField
        label="Screen"
        boxClassName="min-w-0 flex-[1_1_160px] max-w-[240px] max-sm:max-w-none"
        value={filters.screen}
        onChange={({ target }) => onChange({ screen: target.value })}
      >
        <option value="">All screens</option>
        {optionsOf(audienceNames)
          .filter(({ value }) => audience === '' || audience === value)
          .map(({ value, label }) => (
            <optgroup key={value} label={label}>
              {screensOf(value).map((screen) => (
                <option key={screen}>{screen}</option>
              ))}
            </optgroup>
          ))}
      </SelectField>
      <SelectField
        label="State"
        boxClassName="min-w-0 flex-[1_1_130px] max-w-[180px] max-sm:col-span-full max-sm:max-w-none"
        value={filters.kind}
        onChange={({ target }) => onChange({ kind: target.value as WallFilters['kind'] })}
      >
        <option value="">All states</option>
        <SelectOptions labels={kindNames} />
      </SelectField>
      <SegmentedControl
        legend="Width"
        showLegend
        value={filters.width}
        onChange={(width) => onChange({ width })}
        options={optionsOf(widths)}
      />
      <SegmentedControl
        legend="Theme"
        showLegend
        value={filters.look}
        onChange={(look) => onChange({ look })}
        options={optionsOf(looks)}
      />
    </search>
  )
}
