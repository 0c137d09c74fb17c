import { DocsContext, Source, useOf } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { StrictArgTypes } from 'storybook/internal/types'
import { useTheme } from 'storybook/theming'
import { ContrastTable } from './ContrastTable'
import { Example, Pairs } from './Drawings'
import type { KitDoc } from './sections'
import './KitPage.css'
import { PropsTable } from './PropsTable'
import { exampleSource } from './source'
import { Words } from './Words'

const sources = import.meta.glob<string>('/src/kit/*/*.docs.tsx', { query: '?raw', import: 'default' })

type DocsParameter = {
  kit?: () => KitDoc
  extractArgTypes?: (component: ComponentType) => StrictArgTypes | null
  extractComponentDescription?: (component: ComponentType) => string
}

/** The page of one component of the kit: the words are its own, all else is drawn from the component itself. */
export function KitPage() {
  const { preparedMeta: meta } = useOf('meta', ['meta'])
  const docs: DocsParameter = meta.parameters['docs']
  const doc = docs.kit?.()
  if (!doc) throw new Error(`${meta.title} has no documentation.`)
  const [, folder = '', name = ''] = meta.title.split('/')
  const parts = Object.entries({ [name]: meta.component, ...meta.subcomponents })
  return (
    <article className="kd sb-unstyled">
      <header>
        <p className="kd-kicker">Kit, {folder.toLowerCase()}</p>
        <h1>{name}</h1>
        <p className="kd-lede">
          <Words>{docs.extractComponentDescription?.(meta.component) ?? ''}</Words>
        </p>
      </header>
      <Example doc={doc} />
      <Code file={`/src/kit/${folder.toLowerCase()}/${name}.docs.tsx`} folder={folder.toLowerCase()} />
      <div className="kd-when">
        <Section title="When to use it">
          <Bullets of={doc.use} />
        </Section>
        <Section title="When not">
          <Bullets of={doc.avoid} />
        </Section>
      </div>
      <Section title="Do and don’t">
        <Pairs doc={doc} />
      </Section>
      <Section title="Props">
        {parts.map(([part, component]) => (
          <div key={part} className="kd-part">
            {parts.length > 1 && <h3>{part}</h3>}
            <PropsTable name={part} argTypes={docs.extractArgTypes?.(component) ?? {}} />
          </div>
        ))}
      </Section>
      <Section title="Accessibility">
        <dl className="kd-access">
          <dt>Role and name</dt>
          <dd>
            <Words>{doc.access.role}</Words>
          </dd>
          <dt>Keys</dt>
          <dd>
            <Words>{doc.access.keys}</Words>
          </dd>
          <dt>Announced</dt>
          <dd>
            <Words>{doc.access.said}</Words>
          </dd>
        </dl>
        {doc.contrast ? <ContrastTable rows={doc.contrast} /> : <p>It draws no colour of its own.</p>}
      </Section>
      <Section title="Stories">
        <StoryLinks />
      </Section>
    </article>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

const Bullets = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((line) => (
      <li key={line}>
        <Words>{line}</Words>
      </li>
    ))}
  </ul>
)

function Code({ file, folder }: { file: string; folder: string }) {
  const [code, setCode] = useState<string | null>(null)
  const dark = useTheme().base === 'dark'
  useEffect(() => {
    void sources[file]?.().then((text) => setCode(exampleSource(text, folder)))
  }, [file, folder])
  return code === null ? null : <Source code={code} language="tsx" dark={dark} />
}

function StoryLinks() {
  const context = useContext(DocsContext)
  return (
    <ul className="kd-stories">
      {context.componentStories().map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
