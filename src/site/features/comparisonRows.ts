import { BASIC_SITE_WEEKS, COMPLEX_SITE_WEEKS, RESPONSE_HOURS } from '@/config/constants'
import { brand } from '@/config/brand'

/** The columns: we, and what people weigh us against. */
export const alternatives = [brand.name, 'Site builder', 'Freelancer', 'Large agency'] as const

type ComparisonRow = {
  what: string
  /** One answer a column, in the columns' order. */
  answers: readonly [string, string, string, string]
}

/** Honest on purpose: four of the nine rows go to somebody else. */
export const comparisonRows: readonly ComparisonRow[] = [
  {
    what: 'Price',
    answers: ['On this site, before you call', 'On theirs, by the month', 'On request', 'On request'],
  },
  {
    what: 'Cheapest start',
    answers: ['A few hundred rupees', 'Free, with their name on it', 'Often less than ours', 'Several lakh'],
  },
  {
    what: 'Time to a first site',
    answers: [
      `${BASIC_SITE_WEEKS} weeks, complex ones ${COMPLEX_SITE_WEEKS}`,
      'An evening, if you do it yourself',
      'Depends on the month',
      'Two to six months',
    ],
  },
  {
    what: 'Who you speak with',
    answers: ['The developer', 'A help page', 'The developer', 'An account manager'],
  },
  {
    what: 'When something breaks',
    answers: [
      `An answer within ${RESPONSE_HOURS} hours, ${brand.hours}`,
      'A forum',
      'If they are not on leave',
      'As the contract says',
    ],
  },
  {
    what: 'On a Sunday',
    answers: ['The ticket waits for Monday', 'You fix it yourself', 'With luck', 'Yes, for a fee'],
  },
  { what: 'UPI into your account', answers: ['Yes', 'Through a gateway', 'Depends', 'Yes'] },
  {
    what: 'Code and domain',
    answers: ['Yours', 'Theirs, as long as you pay', 'Usually yours', 'Read the contract'],
  },
  {
    what: 'A launch in forty cities',
    answers: ['No, we are six', 'No', 'No', 'Yes, that is their trade'],
  },
]
