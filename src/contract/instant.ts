/** India's time zone, in minutes: used for a server's dates if they state no zone. */
const INDIA = 330
/** Smaller numbers are seconds since the epoch: as milliseconds they would be before 1973. */
const LEAST_MS = 1e11
/** A count of seconds or milliseconds; fewer digits may be a year or a day. */
const COUNTED = /^\d{9,}(?:\.\d+)?$/
/** In characters; no date is longer. */
const LONGEST = 100

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

type Day = [year: string | undefined, month: number, day: number]

const WEEKDAY = String.raw`^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?`
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`

/** Each order of day, month and year, with its reader. The year has four digits: with two, it could be the day. */
const orders: [RegExp, (parts: readonly string[]) => Day][] = [
  [/^([12]\d{3})([-/.])(\d{1,2})\2(\d{1,2})$/, ([year, , month, day]) => [year, Number(month), Number(day)]],
  [
    /^(\d{1,2})([-/.])(\d{1,2})\2([12]\d{3})$/,
    ([one, , other, year]) => [year, ...monthAndDay(Number(one), Number(other))],
  ],
  [
    new RegExp(String.raw`${WEEKDAY}${DAY}[ -]([a-z]{3,9})\.?,?[ -]([12]\d{3})$`),
    ([day, name, year]) => [year, monthOf(name), Number(day)],
  ],
  [
    new RegExp(String.raw`${WEEKDAY}([a-z]{3,9})\.? ${DAY},? ([12]\d{3})$`),
    ([name, day, year]) => [year, monthOf(name), Number(day)],
  ],
]

/** Month and day may come in either order, so only a number above 12 tells them apart. */
function monthAndDay(one: number, other: number): [month: number, day: number] {
  if (one > 12 || one === other) return [other, one]
  return [other > 12 ? one : Number.NaN, other]
}

const monthOf = (name = '') => months.findIndex((month) => month.startsWith(name)) + 1

const MOMENT =
  /^(.*?)(?:(?:t|,? at |,? )(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?: ?([ap])\.?m\.?)? ?(z|utc|gmt|ist)?(?:([+-]\d{2}):?(\d{2})?)?(?: \(.*\))?)?$/

/** Milliseconds since the epoch; `zone` in minutes east of Greenwich. NaN for an ambiguous date such as `05/09/2026`. */
export function instantIn(value: unknown, zone = INDIA): number {
  const text = String(value)
  if (COUNTED.test(text)) return Number(text) < LEAST_MS ? Number(text) * 1000 : Number(text)
  if (typeof value !== 'string' || text.length > LONGEST) return Number.NaN
  const parts = MOMENT.exec(text.trim().replaceAll(/\s+/g, ' ').toLowerCase())
  if (!parts) return Number.NaN
  const [, date = '', hour, minute = '0', second = '0', fraction = '0', half, name, hours, minutes = '0'] =
    parts
  const midnight = midnightOf(date)
  const time = timeOf(hourOf(Number(hour ?? 0), half), Number(minute), Number(second))
  const away = hours === undefined ? zoneNamed(name, zone) : offset(hours, Number(minutes))
  return midnight + time + Math.trunc(Number(`0.${fraction}`) * 1000) - away * 60_000
}

/** Midnight at Greenwich; NaN for a day that does not exist. */
function midnightOf(date: string): number {
  for (const [pattern, read] of orders) {
    const parts = pattern.exec(date)?.slice(1)
    if (!parts) continue
    const [year, month, day] = read(parts)
    const at = new Date(Date.UTC(Number(year), month - 1, day))
    return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() : Number.NaN
  }
  return Number.NaN
}

/** From 0 to 23; NaN for an hour that a 12-hour clock lacks. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour
  return hour >= 1 && hour <= 12 ? (hour % 12) + (half === 'p' ? 12 : 0) : Number.NaN
}

const timeOf = (hour: number, minute: number, second: number): number =>
  hour < 24 && minute < 60 && second < 60 ? ((hour * 60 + minute) * 60 + second) * 1000 : Number.NaN

const zoneNamed = (name: string | undefined, otherwise: number): number =>
  name === undefined ? otherwise : name === 'ist' ? INDIA : 0

const offset = (hours: string, minutes: number): number =>
  Number(hours) * 60 + (hours.startsWith('-') ? -minutes : minutes)
