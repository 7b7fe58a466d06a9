import { Suspense, use, useMemo } from 'react'
import { storiesIn, storyFiles } from './catalogue.ts'
import { addressOf, type Choice } from './choice.ts'

export function Sidebar({ choice }: { choice: Choice }) {
  const loading = useMemo(() => storyFiles.get(choice.file)?.() ?? Promise.resolve({}), [choice.file])
  return (
    <nav className="stage-sidebar" aria-label="Stories">
      <ul>
        {[...storyFiles.keys()].map((file) => (
          <li key={file}>
            <a
              href={addressOf({ ...choice, file, story: '' })}
              aria-current={file === choice.file ? 'page' : undefined}
            >
              {file}
            </a>
            {file === choice.file ? (
              <Suspense>
                <Exports choice={choice} loading={loading} />
              </Suspense>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Exports({ choice, loading }: { choice: Choice; loading: Promise<Readonly<Record<string, unknown>>> }) {
  return (
    <ul>
      {storiesIn(use(loading)).map(([story]) => (
        <li key={story}>
          <a href={addressOf({ ...choice, story })} aria-current={story === choice.story ? 'true' : undefined}>
            {story}
          </a>
        </li>
      ))}
    </ul>
  )
}
