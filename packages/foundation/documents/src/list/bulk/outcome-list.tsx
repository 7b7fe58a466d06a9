import { useText } from '@tsumugi/i18n'
import type { DocumentHead, MoveOutcome } from '../../document-answers.ts'
import { documentTexts } from '../../words/document-words.ts'

interface OutcomeListProps {
  readonly outcomes: readonly MoveOutcome[]
  readonly picked: readonly Pick<DocumentHead, 'id' | 'number' | 'title'>[]
  /** What is said of those that are not refused. */
  readonly done: string
}

/** What becomes, or became, of each of several documents, with the reason where it is refused. */
export function OutcomeList({ outcomes, picked, done }: OutcomeListProps) {
  const t = useText(documentTexts)
  return (
    <ul className="document-outcomes" aria-live="polite">
      {outcomes.map(({ id, outcome, errors }) => {
        const row = picked.find((each) => each.id === id)
        return (
          <li key={id} data-outcome={outcome}>
            <span className="code">{row?.number ?? t('draft')}</span>
            <span>{row?.title}</span>
            <span className="small">{outcome === 'done' ? done : errors.map(({ message }) => message).join(' ')}</span>
          </li>
        )
      })}
    </ul>
  )
}
