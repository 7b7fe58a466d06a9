import type { LabelSummary } from '@tsumugi/contract'
import { carriesFigures, currentCareEdition, printedCodes } from '@tsumugi/domain'
import { formatDate, type Text } from '@tsumugi/i18n'
import { Icon, type Column } from '@tsumugi/ui'
import { CircleCheck, TriangleAlert } from '@tsumugi/ui/icons'
import { CareSymbol } from '../care-symbols/care-symbol.tsx'
import { LabelStatus } from '../status/label-status.tsx'
import { addressOf } from './list-address.ts'
import type { Messages } from './messages/ja.ts'

type Words = Text<Messages>

export const labelColumns = (t: Words): Column<LabelSummary>[] => [
  { key: 'style', head: t('column.style'), width: 216, kept: true, cell: (label) => <Style label={label} t={t} /> },
  { key: 'parts', head: t('column.parts'), width: 176, cell: (label) => <Parts label={label} t={t} /> },
  { key: 'symbols', head: t('column.symbols'), width: 216, fixed: true, cell: (label) => <Symbols label={label} /> },
  {
    key: 'status',
    head: t('column.status'),
    width: 112,
    fixed: true,
    cell: (label) => <LabelStatus status={label.status} />,
  },
  { key: 'checks', head: t('column.checks'), width: 100, fixed: true, cell: (label) => <Checks label={label} t={t} /> },
  {
    key: 'updated',
    head: t('column.updated'),
    width: 124,
    fixed: true,
    cell: (label) => <Updated label={label} t={t} />,
  },
]

/** Picture, style and version; the name opens the label. */
export function Style({ label, t }: { label: LabelSummary; t: Words }) {
  return (
    <span className="style">
      {!label.foreign && (
        <span className="thumb">{label.imageUrl && <img src={label.imageUrl} alt="" loading="lazy" />}</span>
      )}
      <span className="name">
        <a className="one-line" href={addressOf(label)}>
          {label.itemName}
        </a>
        <span className="tiny soft">
          <span className="code">{label.styleNo}</span>
          {label.version > 1 && ` ${t('version', { version: label.version })}`}
          {label.edition !== currentCareEdition && ` ${t('edition.name', { edition: label.edition })}`}
        </span>
      </span>
    </span>
  )
}

/** 表地 綿70% 麻30%, a line for each part, two at most. */
export function Parts({ label, t }: { label: LabelSummary; t: Words }) {
  const lines = label.parts.map(({ words, mode, rows }) => {
    const told = rows
      .filter(({ decoration }) => !decoration)
      .map((row) => `${row.words[t.locale]}${carriesFigures(mode) && row.percent ? ` ${row.percent}%` : ''}`)
    return { name: words?.[t.locale] ?? '', text: told.join(t('between')) }
  })
  if (lines.every(({ text }) => !text)) return <span className="soft">{t('noParts')}</span>
  return (
    <span className="parts small">
      {lines.slice(0, 2).map(({ name, text }) => (
        <span key={name} className="one-line">
          {name && <span className="soft">{name} </span>}
          {text}
        </span>
      ))}
      {lines.length > 2 && <span className="tiny soft">+{lines.length - 2}</span>}
    </span>
  )
}

export function Symbols({ label }: { label: LabelSummary }) {
  return (
    <span className="symbols">
      {printedCodes(label).map((code) => (
        <CareSymbol key={code} code={code} edition={label.edition} size={26} />
      ))}
    </span>
  )
}

export function Checks({ label, t }: { label: LabelSummary; t: Words }) {
  if (label.foreign) return null
  if (label.errors > 0)
    return (
      <span className="attention-text small">
        <Icon of={TriangleAlert} size={16} /> {t('errors', { count: label.errors })}
      </span>
    )
  if (label.warnings > 0)
    return (
      <span className="warning-text small">
        <Icon of={TriangleAlert} size={16} /> {t('warnings', { count: label.warnings })}
      </span>
    )
  return (
    <span className="done-text small">
      <Icon of={CircleCheck} size={16} /> {t('sound')}
    </span>
  )
}

function Updated({ label, t }: { label: LabelSummary; t: Words }) {
  return (
    <span className="updated small">
      <time dateTime={label.updatedAt}>{formatDate(label.updatedAt, 'short', t.locale)}</time>
      {label.updatedBy && <span className="tiny soft one-line">{label.updatedBy}</span>}
    </span>
  )
}
