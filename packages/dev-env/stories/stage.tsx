import { OverlayHost, StyleRoot } from '@tsumugi/ui'
import { Suspense, use, useMemo } from 'react'
import { storiesIn, storyFiles } from './catalogue.ts'
import { addressOf, type Choice } from './choice.ts'
import { Problem } from './problem.tsx'
import { Sidebar } from './sidebar.tsx'
import { Switches } from './switches.tsx'

/** The browser of stories: files and stories at the side, switches on top, the chosen story in a frame of its own width. */
export function Stage({ choice }: { choice: Choice }) {
  const width = choice.width === 'full' ? '100%' : `${choice.width}px`
  return (
    <StyleRoot value={document}>
      <div className="stage">
        <Sidebar choice={choice} />
        <div className="stage-board">
          <Switches choice={choice} />
          {choice.file === '' ? (
            <p className="stage-note">Choose a story at the left.</p>
          ) : (
            <iframe title={choice.file} src={addressOf({ ...choice, alone: true })} style={{ inlineSize: width }} />
          )}
        </div>
      </div>
    </StyleRoot>
  )
}

/** The story alone, as it would stand in a page: for the frame, and for pictures. */
export function StoryAlone({ choice }: { choice: Choice }) {
  const load = storyFiles.get(choice.file)
  const loading = useMemo(() => load?.() ?? Promise.resolve({}), [load])
  return (
    <StyleRoot value={document}>
      <main data-story className="stage-story">
        <Problem>
          <Suspense>
            <Loaded loading={loading} choice={choice} />
          </Suspense>
        </Problem>
      </main>
      <OverlayHost />
    </StyleRoot>
  )
}

function Loaded({ loading, choice }: { loading: Promise<Readonly<Record<string, unknown>>>; choice: Choice }) {
  const stories = storiesIn(use(loading))
  const [, Story] = stories.find(([exported]) => exported === choice.story) ?? stories[0] ?? []
  return Story ? <Story /> : <p className="stage-note">There is no story at {choice.file}.</p>
}
