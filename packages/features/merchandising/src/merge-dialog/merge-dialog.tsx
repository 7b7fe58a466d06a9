import type { Category, Merchandising } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, Dialog, Notice, useStyles } from '@tsumugi/ui'
import { useRef, useState } from 'react'
import { useSaveKey } from '../product-form/use-save-key.ts'
import { useFieldWords } from '../product-fields/field-words.ts'
import type { ProductValues } from '../product-fields/product-values.ts'
import css from './merge-dialog.css?inline'
import { MergeRow } from './merge-row.tsx'
import { mergeTexts } from './merge-texts.ts'
import { canJoin, differences, resolution, type Choices, type FieldDifference, type Side } from './three-way.ts'

export interface MergeDialogProps {
  /** What was about to be saved; a field left out was not edited. */
  mine: Partial<ProductValues>
  /** The row that the 409 answered. */
  theirs: Merchandising
  /** The product as it was when mine began. */
  base: Partial<ProductValues>
  /** Names for the categories among the values. */
  categories?: readonly Category[]
  /** What to save over theirs, with the lock version of theirs; empty when theirs is kept as it is. */
  onResolve(values: Partial<ProductValues>): void
  /** Back without a decision; nothing is saved, nothing is lost. */
  onClose(): void
}

const none: readonly Category[] = []

/** Two people changed one product: shows field by field what each wrote, and asks only where both did (domain §1, Errors). */
export function MergeDialog({ mine, theirs, base, categories = none, onResolve, onClose }: MergeDialogProps) {
  useStyles(css)
  const t = useText(mergeTexts)
  const words = useFieldWords(categories, theirs.currency)
  const inside = useRef<HTMLDivElement>(null)
  const list = differences(base, mine, theirs)
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(list.map(({ field, proposed }) => [field, proposed])),
  )
  const open = list.filter(({ field }) => !choices[field]).length
  const name = theirs.updatedBy ?? t('somebody')
  useSaveKey(inside, save)

  function save() {
    if (!open) onResolve(resolution(list, choices))
  }
  const choose = (field: FieldDifference['field'], side: Side) => setChoices((before) => ({ ...before, [field]: side }))
  const chooseAll = (side: 'mine' | 'theirs') =>
    setChoices(Object.fromEntries(list.map(({ field, mineRefused }) => [field, mineRefused ? 'theirs' : side])))
  const rows = (part: readonly FieldDifference[]) =>
    part.map((difference) => (
      <MergeRow
        key={difference.field}
        difference={difference}
        words={words}
        theirName={name}
        joinable={canJoin(difference)}
        choice={choices[difference.field] ?? null}
        onChoose={(side) => choose(difference.field, side)}
      />
    ))
  const conflicts = list.filter(({ conflict }) => conflict)
  const others = list.filter(({ conflict }) => !conflict)

  return (
    <Dialog
      title={t('title')}
      width={640}
      closeOnOutside={false}
      onClose={onClose}
      primary={{ label: t('save'), onClick: save, reason: open ? t('left', { count: open }) : undefined }}
      note={<output>{open > 0 && t('left', { count: open })}</output>}
    >
      <div className="merge-dialog" ref={inside}>
        {list.length === 0 ? <Notice hue="bamboo">{t('none')}</Notice> : <p>{t('why', { name })}</p>}
        {list.length > 1 && (
          <div className="button-row">
            <Button size={24} onClick={() => chooseAll('mine')}>
              {t('allMine')}
            </Button>
            <Button size={24} onClick={() => chooseAll('theirs')}>
              {t('allTheirs')}
            </Button>
          </div>
        )}
        {conflicts.length > 0 && <h3>{t('conflicts', { count: conflicts.length })}</h3>}
        {rows(conflicts)}
        {others.length > 0 && <h3>{t('onlyOne', { count: others.length })}</h3>}
        {rows(others)}
      </div>
    </Dialog>
  )
}
