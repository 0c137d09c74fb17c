import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { sanitize } from 'storybook/internal/csf'
import { usedOn } from 'virtual:used-on'

/** The screens and components that use the component of this page. */
function UsedOn() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const titles = usedOn[preparedMeta.title.split('/').at(-1) ?? ''] ?? []
  if (titles.length === 0) return null
  return (
    <details className="sb-unstyled my-6 rounded-2 border border-line bg-surface px-4 py-3 text-14 text-ink">
      <summary className="cursor-pointer font-[560]">
        Used on {titles.length} {titles.length === 1 ? 'page' : 'pages'} of this Storybook
      </summary>
      <ul className="m-0 mt-3 grid list-none grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-2 p-0">
        {titles.map((title) => (
          <li key={title}>
            <a className="text-brand-text" target="_top" href={`./?path=/story/${sanitize(title)}`}>
              {title.replaceAll('/', ', ')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A component's page: what it is for, how it looks, where it is used, then props and the other stories. */
export const ComponentPage = () => (
  <>
    <Title />
    <Description />
    <h2 className="sb-unstyled sr-only">Example</h2>
    <Primary />
    <UsedOn />
    <Controls />
    <Stories includePrimary={false} />
  </>
)
