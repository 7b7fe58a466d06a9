import { useText } from '@tsumugi/i18n'
import { useId } from 'react'
import type { useFieldWords } from '../product-fields/field-words.ts'
import { mergeTexts } from './merge-texts.ts'
import { joined, type FieldDifference, type Side } from './three-way.ts'

export interface MergeRowProps {
  difference: FieldDifference
  words: ReturnType<typeof useFieldWords>
  theirName: string
  /** Both values can be kept together. */
  joinable: boolean
  choice: Side | null
  onChoose(side: Side): void
}

/** One field: what it was, and each side's value as a choice. Arrows move between them. */
export function MergeRow({ difference, words, theirName, joinable, choice, onChoose }: MergeRowProps) {
  const t = useText(mergeTexts)
  const id = useId()
  const { field, base, mine, theirs, mineRefused } = difference
  const say = (value: unknown) => words.value(field, value)
  const sides: { side: Side; who: string; value: string; note?: string }[] = [
    { side: 'mine', who: t('mine'), value: say(mine), note: mineRefused ? t('refused') : undefined },
    { side: 'theirs', who: t('theirs', { name: theirName }), value: say(theirs) },
    ...(joinable ? [{ side: 'both' as const, who: t('both'), value: say(joined(difference)) }] : []),
  ]
  return (
    <div className="merge-row" role="radiogroup" aria-labelledby={id}>
      <div className="head">
        <b id={id}>{words.name(field)}</b>
        <span className="tiny faint">
          <span className="unseen">{t('before')}</span> <s>{say(base)}</s>
        </span>
      </div>
      <div className="sides">
        {sides.map(({ side, who, value, note }) => (
          <label key={side} data-side={side} title={note}>
            <input
              type="radio"
              name={id}
              checked={choice === side}
              disabled={note !== undefined}
              onChange={() => onChoose(side)}
            />
            <span className="who">{note ? `${who} — ${note}` : who}</span>
            <span className="value">{value}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
