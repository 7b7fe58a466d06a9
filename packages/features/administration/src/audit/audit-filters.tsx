import { useText } from '@tsumugi/i18n'
import { DateField, Select } from '@tsumugi/ui'
import type { ComponentProps } from 'react'
import type { ListPlace } from '@tsumugi/records'
import { useAuditActions, useAuditPeople } from '../people-queries.ts'
import { useActionWords } from './action-words/use-action-words.ts'
import { auditTexts } from './messages/catalogue.ts'

type Day = ComponentProps<typeof DateField>['value']
export type AuditFilter = 'action' | 'verb' | 'userId' | 'subjectId' | 'from' | 'to'

/** By kind, deed, person and days; only what occurs is offered. */
export function AuditFilters({ place }: { place: ListPlace<AuditFilter> }) {
  const t = useText(auditTexts)
  const { nounWords, verbWords } = useActionWords()
  const { data: actions = [] } = useAuditActions()
  const { data: people = [] } = useAuditPeople()
  const { values } = place
  const [nouns, verbs] = [0, 1].map((part) => [...new Set(actions.map((action) => action.split('.')[part] ?? ''))])
  const options = (words: readonly string[] = [], say: (word: string) => string) =>
    words.map((value) => ({ value, label: say(value) })).toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <>
      <Select
        label={t('person')}
        value={values.userId}
        onChange={(userId) => place.set({ userId })}
        placeholder={t('all')}
        options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Select
        label={t('kind')}
        value={values.action}
        onChange={(action) => place.set({ action })}
        placeholder={t('all')}
        options={options(nouns, nounWords)}
      />
      <Select
        label={t('verb')}
        value={values.verb}
        onChange={(verb) => place.set({ verb })}
        placeholder={t('all')}
        options={options(verbs, verbWords)}
      />
      <DateField label={t('from')} value={values.from as Day} onChange={(from) => place.set({ from })} />
      <DateField label={t('to')} value={values.to as Day} onChange={(to) => place.set({ to })} />
    </>
  )
}
