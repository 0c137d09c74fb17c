import { brand } from '@/config/brand'

/** Each half on one line: "Mon -" at a line's end reads badly. */
export function WorkingHours() {
  return brand.hours.split(', ').map((part, index) => (
    <span key={part}>
      {index > 0 && ', '}
      <span className="whitespace-nowrap">{part}</span>
    </span>
  ))
}
