import { Bar, BarChart, type BarShapeProps, ResponsiveContainer, usePlotArea, XAxis, YAxis } from 'recharts'
import type { Chart, ChartRow } from './chart'
import { COLUMNS_PX, pictureHeight, pictureSize } from './chart'
import { fitting, labelledColumns, yearColumns } from './labels'

/** The width in pixels before the real one is measured, which happens before the first paint. */
const FIRST_WIDTH = 320
/** The room over the columns for their figures, and under them for month and year, in pixels. */
const FIGURE_PX = 20
const MONTHS_PX = 40
const BAR_PX = 8

const barLook = 'fill-brand forced-colors:fill-[Highlight]'
const trackLook = 'fill-line forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]'
const openTrackLook = 'stroke-edge forced-colors:stroke-[CanvasText]'
const partialLook =
  'fill-brand-tint stroke-brand forced-colors:fill-[Canvas] forced-colors:stroke-[Highlight]'
const textLook = 'fill-ink forced-colors:fill-[CanvasText]'
const quietTextLook = 'fill-ink-2 forced-colors:fill-[CanvasText]'

/** The drawn chart. Screen readers skip it, because the text beside it says the same. */
export function ChartPicture({ chart }: { chart: Chart }) {
  const height = pictureHeight(pictureSize(chart))
  return (
    <div aria-hidden="true" style={{ height }}>
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: FIRST_WIDTH, height }}>
        {chart.shape === 'columns' ? <Columns rows={chart.rows} /> : <Bars chart={chart} />}
      </ResponsiveContainer>
    </div>
  )
}

const noMargin = { top: 0, right: 0, bottom: 0, left: 0 }

// the chart gets its measured size from ResponsiveContainer by context
function Bars({ chart }: { chart: Chart }) {
  return (
    <BarChart
      layout="vertical"
      data={chart.rows.slice(0, chart.drawn)}
      margin={noMargin}
      accessibilityLayer={false}
    >
      <XAxis type="number" domain={[0, 1]} hide />
      <YAxis type="category" dataKey="label" hide />
      <Bar dataKey={shareOf} barSize={BAR_PX} shape={BarWithWords} isAnimationActive={false} />
    </BarChart>
  )
}

const shareOf = (row: ChartRow) => row.share ?? 0

/** The name and the figure stand over the bar, at any width. */
function BarWithWords({ y, width, background, payload }: BarShapeProps) {
  const { label, remark, text, share } = payload as ChartRow
  const left = background?.x ?? 0
  const full = background?.width ?? 0
  const top = y + 7
  return (
    <g className="text-14 tabular-nums">
      <text x={left} y={y} className={quietTextLook}>
        {fitting(remark ? `${label}, ${remark}` : label, full, text)}
      </text>
      <text x={left + full} y={y} textAnchor="end" className={`font-[560] ${textLook}`}>
        {text}
      </text>
      {share === null ? (
        <line
          x1={left}
          x2={left + full}
          y1={top + BAR_PX / 2}
          y2={top + BAR_PX / 2}
          strokeDasharray="3 5"
          className={openTrackLook}
        />
      ) : (
        <>
          <rect x={left} y={top} width={full} height={BAR_PX} className={trackLook} />
          <rect x={left} y={top} width={width} height={BAR_PX} className={barLook} />
        </>
      )}
    </g>
  )
}

function Columns({ rows }: { rows: readonly ChartRow[] }) {
  return (
    <BarChart
      data={rows}
      margin={{ ...noMargin, top: FIGURE_PX, bottom: MONTHS_PX }}
      barCategoryGap="18%"
      accessibilityLayer={false}
    >
      <XAxis dataKey="label" hide />
      <YAxis domain={[0, 1]} hide />
      <Bar
        dataKey={shareOf}
        shape={(column: BarShapeProps) => <ColumnWithWords {...column} rows={rows} />}
        isAnimationActive={false}
      />
    </BarChart>
  )
}

/** The figure stands over the column, month and year under it. What has no room there can be read in the table. */
function ColumnWithWords(column: BarShapeProps & { rows: readonly ChartRow[] }) {
  const { x, y, width, height, originalDataIndex: index, rows } = column
  const plot = usePlotArea()
  const row = rows[index]
  if (!row || !plot) return null
  const slot = plot.width / rows.length
  const middle = x + width / 2
  const base = COLUMNS_PX - MONTHS_PX
  const [month = '', year = ''] = row.label.split(' ')
  return (
    <g className="text-12 tabular-nums" textAnchor="middle">
      <rect
        x={row.partial ? x + 0.5 : x}
        y={y}
        width={Math.max(0, row.partial ? width - 1 : width)}
        height={height}
        className={row.partial ? partialLook : barLook}
      />
      <line
        x1={middle - slot / 2}
        x2={middle + slot / 2}
        y1={base + 0.5}
        y2={base + 0.5}
        className="stroke-line-2 forced-colors:stroke-[CanvasText]"
      />
      {labelledColumns(rows, slot).has(index) && (
        <text x={middle} y={y - 6} className={`font-[560] ${textLook}`}>
          {row.text}
        </text>
      )}
      <text x={middle} y={base + 18} className={quietTextLook}>
        {slot < 30 ? month.charAt(0) : month}
      </text>
      {yearColumns(rows, slot).has(index) && (
        <text
          x={index === 0 ? x : middle}
          y={base + 34}
          textAnchor={index === 0 ? 'start' : 'middle'}
          className={quietTextLook}
        >
          {year}
        </text>
      )}
    </g>
  )
}
