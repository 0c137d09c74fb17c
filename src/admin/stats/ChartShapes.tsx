import { Skeleton } from '@/kit/feedback/Skeleton'
import { BAR_LINE_PX, COLUMNS_PX } from './chart'
import { MONTHS_SHOWN } from './figures'

/** A skeleton of exactly the chart's height. */
export function ChartShapes({ bars }: { bars: number | 'columns' }) {
  if (bars === 'columns')
    return (
      <div className="flex items-end gap-[2%] pb-10" style={{ height: COLUMNS_PX }}>
        {Array.from({ length: MONTHS_SHOWN }, (_, month) => (
          <Skeleton key={month} shape="block" height={`${35 + ((month * 5) % 12) * 4}%`} className="grow" />
        ))}
      </div>
    )
  return Array.from({ length: bars }, (_, bar) => (
    <div key={bar} className="pt-1.5" style={{ height: BAR_LINE_PX }}>
      <Skeleton width={`${30 - (bar % 3) * 6}%`} height={12} />
      <Skeleton height={8} className="mt-[7px]" />
    </div>
  ))
}
