import type { Example } from '@edis/contract/reference/page'
import css from './article.module.css'
import { ExampleBlock } from './example-block.tsx'
import { messages } from './messages.en.tsx'

/** Examples that follow one another. The same in several languages is shown in one: `example-tabs.ts` hears the others' tabs. */
export function Examples({ examples }: { examples: readonly Example[] }) {
  const [first, ...others] = examples
  if (!first) return null
  if (others.length === 0) return <ExampleBlock example={first} />
  if (others.some(({ language }) => language === first.language))
    return examples.map((example) => <ExampleBlock key={example.id} example={example} />)
  return (
    <div className={css.languages}>
      <div className={css.tabs} role="tablist" aria-label={messages.language}>
        {examples.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-controls={id}
            aria-selected={id === first.id}
            tabIndex={id === first.id ? 0 : -1}
          >
            {title}
          </button>
        ))}
      </div>
      {examples.map((example) => (
        <ExampleBlock key={example.id} example={example} tab={example.id === first.id ? 'chosen' : 'other'} />
      ))}
    </div>
  )
}
