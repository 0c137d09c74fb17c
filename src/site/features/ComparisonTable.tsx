import { cx } from '@/kit/cx'
import { alternatives, comparisonRows } from './comparisonRows'

const cell = 'text-balance px-3 py-2.5 text-left align-top font-normal max-md:px-0 max-md:py-0.5'

/** We beside the usual alternatives. On a phone each row becomes a small list, with its columns named beside. */
export function ComparisonTable() {
  return (
    <section className="section">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 className="display-2 max-w-[16ch]">Where we are the wrong choice</h2>
          <p className="max-w-[44ch] text-ink-2">
            And where we are not. If a column on the right suits you better, take it; we would rather you had
            the right thing.
          </p>
        </div>
        <table className="border-t-2 border-ink text-15 max-md:block">
          <caption className="sr-only">
            How we compare with a site builder, a freelancer and a large agency
          </caption>
          <thead className="max-md:sr-only">
            <tr className="border-b border-line-2">
              <th scope="col" className="w-[18%]">
                <span className="sr-only">What</span>
              </th>
              {alternatives.map((name, column) => (
                <th
                  key={name}
                  scope="col"
                  className={cx(
                    cell,
                    'w-[20.5%] font-[600]!',
                    column === 0 && 'bg-surface shadow-[inset_0_4px_0_var(--accent)]',
                  )}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {comparisonRows.map(({ what, answers }) => (
              <tr key={what} className="border-b border-line max-md:block max-md:py-4">
                <th
                  scope="row"
                  className={cx(
                    cell,
                    'pl-0 text-ink-2 max-md:mb-1 max-md:block max-md:text-18 max-md:font-[620] max-md:text-ink',
                  )}
                >
                  {what}
                </th>
                {answers.map((answer, column) => (
                  <td
                    key={alternatives[column]}
                    data-label={alternatives[column]}
                    className={cx(
                      cell,
                      'max-md:grid max-md:grid-cols-[108px_1fr] max-md:gap-3 max-md:before:text-14 max-md:before:text-ink-3 max-md:before:content-[attr(data-label)]',
                      column === 0 && 'font-[580]! md:bg-surface',
                    )}
                  >
                    {answer}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
