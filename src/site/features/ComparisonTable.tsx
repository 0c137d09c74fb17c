import { brand } from '@/config/brand'
import { BASIC_SITE_WEEKS, COMPLEX_SITE_WEEKS, RESPONSE_HOURS } from '@/config/constants'
import { cx } from '@/kit/cx'
import { tableRoles } from '@/kit/tables/tableRoles'
import { Section } from '../blocks'

const ALTERNATIVES = [brand.name, 'Site builder', 'Freelancer', 'Large agency'] as const

/** One answer per column. Honest on purpose: we lose four of the nine rows. */
const ANSWERS: Record<string, readonly [string, string, string, string]> = {
  Price: ['On this site, before you call', 'On their site, per month', 'On request', 'On request'],
  'Cheapest start': [
    'A few hundred rupees',
    'Free, with their name on it',
    'Often less than ours',
    'Several lakh',
  ],
  'Time to a first site': [
    `${BASIC_SITE_WEEKS} weeks, complex ones ${COMPLEX_SITE_WEEKS}`,
    'An evening, if you do it yourself',
    'Depends on the month',
    'Two to six months',
  ],
  'Who you talk to': ['The developer', 'A help page', 'The developer', 'An account manager'],
  'When something breaks': [
    `An answer within ${RESPONSE_HOURS} hours, ${brand.hours}`,
    'A forum',
    'If they’re not on leave',
    'See the contract',
  ],
  'On a Sunday': [
    'The ticket waits until Monday',
    'You fix it yourself',
    'If you’re lucky',
    'Yes, for a fee',
  ],
  'UPI into your account': ['Yes', 'Through a gateway', 'Depends', 'Yes'],
  'Code and domain': ['Yours', 'Theirs, as long as you pay', 'Usually yours', 'Read the contract'],
  'A launch in forty cities': ['No, there are six of us', 'No', 'No', 'Yes, that’s their trade'],
}

const cell = 'text-balance px-3 py-2.5 text-left align-top font-normal max-lg:px-0 max-lg:py-0.5'

/** On phones and tablets, each row becomes a small list, with the column names beside the answers. */
export function ComparisonTable() {
  return (
    <Section>
      <div className="halves mb-8 items-end gap-y-4">
        <h2 className="display-2 max-w-[10.6em]">Where we’re the wrong choice</h2>
        <p className="max-w-[28.6em] text-ink-2">
          And where we’re not. If another column suits you better, take it. We’d rather you got the right
          thing.
        </p>
      </div>
      <table {...tableRoles.table} className="border-t-2 border-ink text-15 max-lg:block lg:table-fixed">
        <caption className="sr-only">
          How we compare with a site builder, a freelancer and a large agency
        </caption>
        <thead {...tableRoles.group} className="max-lg:sr-only">
          <tr {...tableRoles.row} className="border-b border-line-2">
            <th {...tableRoles.columnHeader} scope="col" className="w-[calc((100%+var(--gap))/3-12px)]">
              <span className="sr-only">What</span>
            </th>
            {ALTERNATIVES.map((name, column) => (
              <th
                key={name}
                {...tableRoles.columnHeader}
                scope="col"
                className={cx(
                  cell,
                  'font-[600]!',
                  column === 0 && 'bg-surface shadow-[inset_0_4px_0_var(--accent)]',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="max-lg:block">
          {Object.entries(ANSWERS).map(([what, answers]) => (
            <tr
              key={what}
              {...tableRoles.row}
              className="border-b border-line max-lg:grid max-lg:gap-x-(--gap) max-lg:py-4 sm:max-lg:grid-cols-2"
            >
              <th
                {...tableRoles.rowHeader}
                scope="row"
                className={cx(
                  cell,
                  'pl-0 text-ink-2 max-lg:col-span-full max-lg:mb-1 max-lg:text-18 max-lg:font-[620] max-lg:text-ink',
                )}
              >
                {what}
              </th>
              {answers.map((answer, column) => (
                <td
                  key={ALTERNATIVES[column]}
                  {...tableRoles.cell}
                  data-label={ALTERNATIVES[column]}
                  className={cx(
                    cell,
                    'max-lg:grid max-lg:grid-cols-[108px_1fr] max-lg:gap-3 max-lg:before:text-14 max-lg:before:text-ink-3 max-lg:before:content-[attr(data-label)]',
                    column === 0 && 'font-[580]! lg:bg-surface',
                  )}
                >
                  {answer}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
