import type { Approval, ApprovalField } from '@tsumugi/contract'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { Segments } from '@tsumugi/ui'
import { useState, type ReactNode } from 'react'
import { withSign } from './difference.ts'
import { inboxTexts } from '../messages/catalogue.ts'

/** What is approved, field by field; against the last approval where there is one. */
export function CaseFields({ approval }: { approval: Approval }) {
  const t = useText(inboxTexts)
  const compares = approval.previous !== null
  const [view, setView] = useState<'changed' | 'all'>('changed')
  const onlyChanges = compares && view === 'changed'
  const fields = approval.fields.filter((field) => !onlyChanges || field.changed)
  return (
    <section className="panel">
      <header>
        <h2>{t(compares ? 'panel.changed' : 'panel.all')}</h2>
        {compares && (
          <Segments<'changed' | 'all'>
            size={24}
            label={t('view')}
            value={view}
            onChange={setView}
            options={(['changed', 'all'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
          />
        )}
      </header>
      {fields.length === 0 && <p className="none small soft">{t('none.changed')}</p>}
      <table className="fields" data-compares={compares || undefined}>
        <tbody>
          {fields.map((field) => (
            <FieldRow key={field.key} field={field} currency={approval.currency} compares={compares} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function FieldRow({ field, currency, compares }: { field: ApprovalField; currency: string; compares: boolean }) {
  const figure = field.kind === 'money' || field.kind === 'quantity' || field.kind === 'percent' ? 'number' : undefined
  return (
    <tr data-changed={field.changed || undefined}>
      <th scope="row">{field.label}</th>
      {compares && field.changed && (
        <>
          <td className={figure}>
            <del>
              <Value field={field} value={field.before} currency={currency} />
            </del>
          </td>
          <td aria-hidden="true">→</td>
        </>
      )}
      <td className={figure} colSpan={compares && !field.changed ? 3 : undefined}>
        <Value field={field} value={field.value} currency={currency} />
      </td>
      {compares && (
        <td className="number">
          <Difference field={field} />
        </td>
      )}
    </tr>
  )
}

function Value({
  field,
  value,
  currency,
}: {
  field: ApprovalField
  value: ApprovalField['value']
  currency: string
}): ReactNode {
  const t = useText(inboxTexts)
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '–'
  if (Array.isArray(value))
    return field.kind === 'colour'
      ? value.map((colour) => <Colour key={colour} colour={colour} />)
      : value.join(t.locale === 'en' ? ', ' : '・')
  if (field.kind === 'money') return formatMoney(String(value), currency, t.locale)
  if (field.kind === 'quantity') return formatNumber(String(value), undefined, t.locale)
  if (field.kind === 'percent') return `${formatNumber(String(value), undefined, t.locale)}%`
  if (field.kind === 'date') return formatDate(String(value), 'short', t.locale)
  if (field.kind === 'flag') return t(value ? 'yes' : 'no')
  return String(value)
}

/** `#efe8d8 生成`: cloth and name. */
function Colour({ colour }: { colour: string }) {
  const [hex = '', ...name] = colour.split(' ')
  return (
    <span className="colour">
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        <circle cx="5" cy="5" r="4.5" fill={hex} stroke="currentColor" strokeOpacity=".4" />
      </svg>
      {name.join(' ')}
    </span>
  )
}

function Difference({ field: { kind, difference } }: { field: ApprovalField }) {
  const t = useText(inboxTexts)
  if (difference === null) return null
  if (kind === 'date') return t('days', { days: withSign(difference) })
  return `${withSign(difference)}%`
}
