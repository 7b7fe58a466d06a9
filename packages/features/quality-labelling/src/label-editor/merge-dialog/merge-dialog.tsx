import { useText } from '@tsumugi/i18n'
import { Dialog, Segments } from '@tsumugi/ui'
import { useState } from 'react'
import { draftFrom, type LabelDraft } from '../label-draft.ts'
import { mergeGroups, proposal, type GroupName, type Side } from './merge-groups.ts'
import { mergeTexts } from './messages/catalogue.ts'
import type { Conflict } from '../use-label-editor.ts'

/** Two people changed one label: part by part of it, whose is kept (domain §1, Errors). */
export function MergeDialog({ base, mine, theirs, decide }: Conflict) {
  const t = useText(mergeTexts)
  const other = draftFrom(theirs)
  const [sides, setSides] = useState<Partial<Record<GroupName, Side>>>(() => proposal(base, mine, other))
  const names = Object.keys(sides) as GroupName[]
  const open = names.filter((name) => !sides[name])
  function keep() {
    const picked = names.filter((name) => sides[name] === 'mine').flatMap((name) => mergeGroups[name].map((field) => [field, mine[field]] as const))
    decide({ ...other, ...(Object.fromEntries(picked) as Partial<LabelDraft>) })
  }
  const who = theirs.updatedBy ?? t('somebody')
  return (
    <Dialog
      title={t('title')}
      closeOnOutside={false}
      onClose={() => decide(null)}
      primary={{ label: t('save'), onClick: keep, ...(open.length > 0 && { reason: t('left', { count: open.length }) }) }}
    >
      <p>{t('why', { name: who })}</p>
      <ul className="merge-list">
        {names.map((name) => (
          <li key={name}>
            <span>{t(`group.${name}`)}</span>
            <Segments
              label={t(`group.${name}`)}
              size={24}
              value={sides[name] ?? ('' as Side)}
              onChange={(side) => setSides((before) => ({ ...before, [name]: side }))}
              options={[{ value: 'mine', label: t('mine') }, { value: 'theirs', label: who }]}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
