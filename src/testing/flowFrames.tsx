import { TextLink } from '@/kit/text/TextLink'
import type { User } from './flow'
import { StoryPicture, useAlive, views } from './StoryPicture'

/** What happens, in words, and how the story does it. */
export type FlowStep = readonly [title: string, run: (user: User) => Promise<unknown>]

/** A flow's story. `args.steps` stops it earlier. Use as `meta.story({ ...pageStory('dashboard-new'), ...flowOf(steps) })`. */
export const flowOf = (steps: readonly FlowStep[]) => ({
  args: { steps: steps.length },
  argTypes: { steps: { control: false as const, description: 'How many steps the story takes.' } },
  play: async ({ args, step, userEvent }: FlowContext) => {
    for (const [title, run] of steps.slice(0, Number(args['steps'])))
      await step(title, () => run(userEvent).then(() => {}))
  },
})

type FlowContext = {
  args: Record<string, unknown>
  step: (title: string, run: () => Promise<void>) => Promise<void> | void
  userEvent: User
}

type FlowFramesProps = { storyId: string; title: string; theme: unknown; steps: readonly FlowStep[] }

function FlowFrames({ storyId, title: flow, theme, steps }: FlowFramesProps) {
  const alive = useAlive()
  return (
    <main className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-8">
      <h1 className="text-28">{flow}, step by step</h1>
      <p className="text-14 text-ink-2">
        The page after each step.{' '}
        <TextLink href={`./?path=/story/${storyId}`} target="_top">
          Open the flow
        </TextLink>
      </p>
      <ol className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(400px,100%),1fr))] gap-8 p-0">
        {['Before', ...steps.map(([title]) => title)].map((title, taken) => (
          <li key={title} className="grid content-start gap-2 border-t border-line-2 pt-3">
            <h2 className="text-16">
              {taken > 0 && `${taken}. `}
              {title}
            </h2>
            <StoryPicture
              storyId={storyId}
              title={title}
              args={`steps:${taken}`}
              view={theme === 'dark' ? views.laptopDark : views.laptopLight}
              alive={alive}
            />
          </li>
        ))}
      </ol>
    </main>
  )
}

/** A flow as one picture per step. Use as `meta.story({ ...framesOf(storyId, steps), tags: ['!test'] })`. */
export const framesOf = (storyId: string, steps: readonly FlowStep[]) => ({
  name: 'Step by step',
  parameters: { layout: 'fullscreen' as const },
  render: (_args: unknown, { title, globals }: { title: string; globals: Record<string, unknown> }) => (
    <FlowFrames
      storyId={storyId}
      title={title.replace('Flows/', '')}
      theme={globals['theme']}
      steps={steps}
    />
  ),
})
