import { onStoreChange } from '@mocks/store/persistence'
import { useEffect, useState } from 'react'
import { conditions } from '../conditions/conditions'
import { takeMoment } from './moment'
import type { Moment } from './schema'

/** The moment as it is now, also after the page beside has changed something; null until it is known. */
export function useMoment(): Moment | null {
  const [moment, setMoment] = useState<Moment | null>(null)
  useEffect(() => {
    const look = () => void takeMoment().then(setMoment)
    look()
    const stops = [onStoreChange(look), conditions.subscribe(look)]
    return () => stops.forEach((stop) => stop())
  }, [])
  return moment
}
