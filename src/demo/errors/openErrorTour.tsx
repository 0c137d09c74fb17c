import { noConditions, storedConditions } from '../conditions/conditions'
import { force } from '../conditions/force'
import { openedMoment } from './addresses'
import { ErrorTour } from './ErrorTour'

/** The page of the tour. Whoever comes back to it from a moment leaves that moment's failures behind. */
export function openErrorTour() {
  if (openedMoment.read() !== null) {
    openedMoment.write(null)
    storedConditions.write(null)
    // the bar may have put them into force already
    force(noConditions)
  }
  return ErrorTour
}
