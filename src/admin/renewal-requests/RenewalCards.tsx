import type { Subscription } from '@/contract'
import { pageOf } from '@/kit/tables/pageOf'
import { Pagination } from '@/kit/tables/Pagination'
import { useTurn } from '@/kit/tables/useTurn'
import { rowsLayout, useAimedClicks } from '@/kit/tables/useAimedClicks'
import { useTableUrl } from '../common/useTableUrl'
import { RenewalCard } from './RenewalCard'
import type { RenewalDecision } from './useRenewalDecision'

type RenewalCardsProps = { requests: readonly Subscription[]; decision: RenewalDecision }

export const cardGrid = 'grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2'

/** Requests in the server's order, oldest first. */
export function RenewalCards({ requests, decision }: RenewalCardsProps) {
  const [state, setState] = useTableUrl()
  const { shown, page, pages, count } = pageOf(requests, state.page)
  const isAimed = useAimedClicks(rowsLayout(shown.map(({ _id }) => _id)))
  const { top, turn } = useTurn<HTMLUListElement>((next) => setState({ ...state, page: next }))
  return (
    <>
      <ul ref={top} className={cardGrid}>
        {shown.map((request) => (
          <RenewalCard key={request._id} request={request} decision={decision} isAimed={isAimed} />
        ))}
      </ul>
      {pages > 1 && (
        <div className="mt-4">
          <Pagination page={page} pages={pages} count={count} onPage={turn} />
        </div>
      )}
    </>
  )
}
