import { useText } from '@tsumugi/i18n'
import type { FieldChange } from './audit-changes.ts'
import { useFieldWords } from './field-words/use-field-words.ts'
import { auditTexts } from './messages/catalogue.ts'

export interface ChangesProps {
  changes: readonly FieldChange[]
  /** What kind of record changed, as the audit names it: `delivery`. */
  noun: string | null
}

/** Field by field what was held and is held. */
export function ChangesTable({ label, changes, noun }: ChangesProps & { label: string }) {
  const t = useText(auditTexts)
  const { fieldWords, valueWords } = useFieldWords(noun)
  return (
    <table className="audit-changes" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldWords(field)}</th>
            <td className="soft">{valueWords(before, field)}</td>
            <td>{valueWords(after, field)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The first change in one line, and how many follow. */
export function ChangesLine({ changes, noun }: ChangesProps) {
  const t = useText(auditTexts)
  const { fieldWords, valueWords } = useFieldWords(noun)
  const [first] = changes
  if (!first) return null
  const { field, before, after } = first
  const line = t('changed', {
    field: fieldWords(field),
    before: valueWords(before, field),
    after: valueWords(after, field),
  })
  return (
    <span className="audit-line" title={line}>
      {line}
      {changes.length > 1 && <span className="soft"> {t('more', { count: changes.length - 1 })}</span>}
    </span>
  )
}
