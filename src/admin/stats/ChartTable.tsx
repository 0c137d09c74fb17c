import { cx } from '@/kit/cx'
import type { Chart } from './chart'

export function ChartTable({ caption, chart: { header, rows } }: { caption: string; chart: Chart }) {
  return (
    <table className="text-14">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-2">
          {header.map((head, column) => (
            <th
              key={head}
              scope="col"
              className={cx(
                'py-2 pl-3 text-12 font-[560] text-ink-2 first:pl-0',
                column === 0 ? 'text-left' : 'text-right',
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }, index) => (
          <tr key={index} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
              {label}
            </th>
            {cells.map(({ text }, column) => (
              <td key={header[column + 1]} className="py-2 pl-3 text-right whitespace-nowrap tabular-nums">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
