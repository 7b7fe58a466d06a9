import { useText } from '@tsumugi/i18n'
import { Dialog, Radio, useStyles } from '@tsumugi/ui'
import { useId, useState } from 'react'
import { differences } from '../field-values.ts'
import css from './conflict-dialog.css?inline'
import { recordTexts } from './record-texts.ts'

/** Two people changed the same thing: what to compare field by field, and where the decision goes (null: back to the form). */
export interface Conflict {
  base: Readonly<Record<string, unknown>>
  mine: Readonly<Record<string, unknown>>
  theirs: Readonly<Record<string, unknown>>
  /** Takes what is kept of mine. */
  decide(kept: Record<string, unknown> | null): void
}

export interface ConflictDialogProps {
  conflict: Conflict
  /** The fields that people know, in the order of the form. */
  fields: readonly string[]
  nameOf(field: string): string
  /** A value in words; '' where there is none. */
  say(field: string, value: unknown): string
}

type Side = 'mine' | 'theirs'

/** Field by field what each wrote; asks only where both changed the same (domain §1, Errors). */
export function ConflictDialog({ conflict, fields, nameOf, say }: ConflictDialogProps) {
  useStyles(css)
  const texts = useText(recordTexts)
  const id = useId()
  const list = differences(fields, conflict.base, conflict.mine, conflict.theirs)
  const [sides, setSides] = useState<Record<string, Side | undefined>>(() =>
    Object.fromEntries(list.map(({ field, conflict: open, base, mine }) => [field, open ? undefined : JSON.stringify(base) === JSON.stringify(mine) ? 'theirs' : 'mine'])),
  )
  const left = list.filter(({ field }) => !sides[field]).length
  const told = (field: string, value: unknown) => say(field, value) || texts('none')
  const save = () => conflict.decide(Object.fromEntries(list.filter(({ field }) => sides[field] === 'mine').map(({ field, mine }) => [field, mine])))
  return (
    <Dialog
      title={texts('conflict.title')}
      closeOnOutside={false}
      onClose={() => conflict.decide(null)}
      primary={{ label: texts('conflict.save'), onClick: save, reason: left ? texts('conflict.left', { count: left }) : undefined }}
    >
      <div className="record-conflict">
        <p>{texts('conflict.text')}</p>
        {list.map(({ field, base, mine, theirs }) => (
          <fieldset key={field}>
            <legend>
              <b>{nameOf(field)}</b> <span className="tiny faint">{texts('conflict.before')} <s>{told(field, base)}</s></span>
            </legend>
            {([['mine', mine], ['theirs', theirs]] as const).map(([side, value]) => (
              <Radio key={side} name={`${id}${field}`} checked={sides[field] === side} onChange={() => setSides({ ...sides, [field]: side })}>
                <span className="tiny faint">{texts(`conflict.${side}`)}</span> {told(field, value)}
              </Radio>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}
