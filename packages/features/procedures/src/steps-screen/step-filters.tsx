import { procedureStatuses, stepKinds } from '@tsumugi/domain/scheduling'
import { stepKey, stepTexts, useText } from '@tsumugi/i18n'
import { SearchField, Select } from '@tsumugi/ui'
import { procedureTexts } from '../words/procedure-texts.ts'
import type { StepPlace } from './list-query.ts'

/** Search, step and status; all of it stands in the address. */
export function StepFilters({ place: { values, set } }: { place: StepPlace }) {
  const t = useText(procedureTexts)
  const step = useText(stepTexts)
  return (
    <div className="step-filters">
      <SearchField slash label={t('search')} value={values.q} onChange={(q) => set({ q })} />
      <Select
        aria-label={t('filter.kind')}
        placeholder={null}
        value={values.kind}
        options={[
          { value: '', label: t('any.kind') },
          ...stepKinds.map((value) => ({ value, label: step(stepKey(value)) })),
        ]}
        onChange={(kind) => set({ kind })}
      />
      <Select
        aria-label={t('filter.status')}
        placeholder={null}
        value={values.status}
        options={[
          { value: '', label: t('any.status') },
          ...procedureStatuses.map((value) => ({ value, label: t(`state.${value}`) })),
        ]}
        onChange={(status) => set({ status })}
      />
    </div>
  )
}
