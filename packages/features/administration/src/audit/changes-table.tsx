import { useText } from '@tsumugi/i18n'
import type { FieldChange } from './audit-changes.ts'
import { useFieldWords } from './field-words/use-field-words.ts'
import { auditTexts } from './messages/catalogue.ts'

/** Field by field what was held and is held. */
export function ChangesTable({ label, changes }: { label: string; changes: readonly FieldChange[] }) {
  const t = useText(auditTexts)
  const { fieldWords, valueWords } = useFieldWords()
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
export function ChangesLine({ changes }: { changes: readonly FieldChange[] }) {
  const t = useText(auditTexts)
  const { fieldWords, valueWords } = useFieldWords()
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
