import type { BankFinding } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { findingTexts } from './finding-texts.ts'

/** Which payee or line a finding is about, by its place from 1: `transfers.3.payee.holder` is the fourth payment. */
const placeOf = (field: string | null) => /\.(\d+)(?:\.|$)/.exec(field ?? '')?.[1]

/** Findings in words, the errors first; each says what and where. */
export function FindingList({ findings }: { findings: readonly BankFinding[] }) {
  const t = useText(findingTexts)
  const order = findings.toSorted((one, other) => Number(one.level === 'warning') - Number(other.level === 'warning'))
  return (
    <ul className="finding-list" aria-label={t('findings')}>
      {order.map(({ level, code, field, meta }, at) => {
        const place = placeOf(field)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- Findings have no id, and their order is theirs.
          <li key={`${code} ${field} ${at}`} data-level={level}>
            <b>{t(`level.${level}`)}</b>{' '}
            {place !== undefined && <span className="soft">{t('place', { place: Number(place) + 1 })} </span>}
            {t(`finding.${code}`, meta)}
          </li>
        )
      })}
    </ul>
  )
}
