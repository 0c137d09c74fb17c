import { cx } from '@/kit/cx'
import { BAR_LINE_PX, type Chart } from './chart'

export function ChartBars({ chart: { rows, drawn } }: { chart: Chart }) {
  return (
    <ul className="text-14 tabular-nums">
      {rows.slice(0, drawn).map(({ label, remark, text, share }, index) => {
        const name = remark ? `${label}, ${remark}` : label
        return (
          <li key={index} className="pt-[3px]" style={{ minHeight: BAR_LINE_PX }}>
            <span className="flex justify-between gap-3">
              <span title={name} className="truncate text-ink-2 slim:wrap-anywhere slim:whitespace-normal">
                {name}
              </span>
              <span className="font-[560] whitespace-nowrap">{text}</span>
            </span>
            <span className={cx('block', share === null ? openLook : trackLook)}>
              {share !== null && (
                <span className="fc-fill block h-2 bg-brand" style={{ width: `${share * 100}%` }} />
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const trackLook = 'h-2 bg-line forced-colors:outline forced-colors:-outline-offset-1'
/** Shown for a coupon without a limit, which has no bar to fill. */
const openLook = 'mt-1 border-t border-dashed border-edge'
