import { useText } from '@tsumugi/i18n'
import { Button, Dialog, Notice, useStyles } from '@tsumugi/ui'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { Conflict, ConflictDialogProps } from './conflict-dialog.tsx'
import css from './conflict-sides.css?inline'
import { canJoin, joined, kept, proposed, type FieldDifference, type Side } from './differences.ts'
import { formTexts } from './form-texts.ts'
import { useSaveKey } from './use-save-key.ts'

type ConflictSidesProps = Omit<ConflictDialogProps<Record<string, unknown>>, 'conflict'> & {
  conflict: Conflict<Record<string, unknown>>
}

/** The dialog of a conflict. Ctrl/⌘+S saves once everything is chosen. */
export function ConflictSides({ conflict, say, joins = [], refused, note }: ConflictSidesProps) {
  useStyles(css)
  const t = useText(formTexts)
  const inside = useRef<HTMLDivElement>(null)
  const { list, by, nameOf, decide } = conflict
  const [sides, setSides] = useState(() =>
    Object.fromEntries(list.map((each) => [each.field, refused?.(each) ? 'theirs' : proposed(each)])),
  )
  const open = list.filter(({ field }) => !sides[field]).length
  useSaveKey(inside, save)

  function save() {
    if (!open) decide(kept(list, sides))
  }
  const chooseAll = (side: Side) =>
    setSides(Object.fromEntries(list.map((each) => [each.field, refused?.(each) ? 'theirs' : side])))
  const theirs = by === null ? t('theirs.somebody') : t('theirs', { name: by })
  const rows = (part: readonly FieldDifference[]) =>
    part.map((each) => {
      const told = (value: unknown) => (say?.(each.field, value) ?? plain(value)) || t('empty')
      const reason = refused?.(each)
      const choices: Choice[] = [
        {
          side: 'mine',
          who: reason ? `${t('mine')} — ${reason}` : t('mine'),
          value: told(each.mine),
          disabled: reason !== undefined,
        },
        { side: 'theirs', who: theirs, value: told(each.theirs) },
      ]
      if (joins.includes(each.field) && canJoin(each))
        choices.push({ side: 'both', who: t('both'), value: told(joined(each)) })
      return (
        <ConflictRow
          key={each.field}
          name={nameOf(each.field)}
          before={
            <>
              <span className="unseen">{t('before')}</span> <s>{told(each.base)}</s>
            </>
          }
          choices={choices}
          chosen={sides[each.field]}
          onChoose={(side) => setSides((now) => ({ ...now, [each.field]: side }))}
        />
      )
    })
  const conflicts = list.filter(({ conflict: both }) => both)
  const others = list.filter(({ conflict: both }) => !both)
  return (
    <Dialog
      title={t('title')}
      width={640}
      closeOnOutside={false}
      onClose={() => decide(null)}
      primary={{ label: t('save'), onClick: save, reason: open ? t('left', { count: open }) : undefined }}
      note={<output>{open > 0 && t('left', { count: open })}</output>}
    >
      <div className="conflict-sides" ref={inside}>
        {list.length === 0 ? (
          <Notice hue="bamboo">{t('none')}</Notice>
        ) : (
          <p>{by === null ? t('why.somebody') : t('why', { name: by })}</p>
        )}
        {note && <p className="small soft">{note}</p>}
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

interface Choice {
  side: Side
  who: string
  value: ReactNode
  disabled?: boolean
}

interface ConflictRowProps {
  name: string
  before: ReactNode
  choices: readonly Choice[]
  chosen: Side | undefined
  onChoose(side: Side): void
}

/** One field: what it was, and each side's value as a choice. Arrows move between them. */
function ConflictRow({ name, before, choices, chosen, onChoose }: ConflictRowProps) {
  const id = useId()
  return (
    <div className="row" role="radiogroup" aria-labelledby={id}>
      <div className="head">
        <b id={id}>{name}</b>
        <span className="tiny faint">{before}</span>
      </div>
      <div className="sides">
        {choices.map(({ side, who, value, disabled }) => (
          <label key={side} data-side={side} title={disabled ? who : undefined}>
            <input
              type="radio"
              name={id}
              checked={chosen === side}
              disabled={disabled}
              onChange={() => onChoose(side)}
            />
            <span className="who">{who}</span>
            <span className="value">{value}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ')
  if (value !== null && typeof value === 'object') return Object.values(value).map(plain).filter(Boolean).join(' ')
  if (typeof value === 'boolean') return value ? '✓' : '–'
  return value === null || value === undefined ? '' : String(value)
}
