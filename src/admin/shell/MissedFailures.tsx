import { Banner } from '@/kit/feedback/Banner'
import { useSignal } from '@/platform/useSignal'
import { missed } from '../common/missed'

export function MissedFailures() {
  const all = useSignal(missed)
  return all.map((each, index) => (
    <div key={index} className="mb-4">
      <Banner
        tone={each.tone}
        title={each.text}
        onDismiss={() => missed.set(all.filter((other) => other !== each))}
      >
        {each.detail}
      </Banner>
    </div>
  ))
}
