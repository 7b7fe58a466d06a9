import { ErrorState, Skeleton, useStyles } from '@tsumugi/ui'
import { useRun } from '../converter-queries.ts'
import type { FieldWords } from '../nouns/field-words.ts'
import css from './converter-screen.css?inline'
import { RunView } from './run-view.tsx'

interface RunOfProps {
  readonly id: number
  readonly words: FieldWords
  /** Another file is wanted instead. */
  onAgain(): void
}

/** One run in a room that brings in files of its own: its columns, its rows, what is wrong, and what becomes of it. */
export function RunOf({ id, words, onAgain }: RunOfProps) {
  useStyles(css)
  const { data, error, mutate } = useRun(id)
  if (data?.data.id !== id)
    return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={8} />
  return (
    <div className="converter-screen">
      <RunView run={data.data} {...{ words, onAgain }} />
    </div>
  )
}
