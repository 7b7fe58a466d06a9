import type { ConfirmedMark } from '@tsumugi/contract'
import { formatDate, type Text } from '@tsumugi/i18n'
import { Status, type Column, type StatusLook } from '@tsumugi/ui'
import { ageOf } from './age.ts'
import type { Messages } from './messages/ja.ts'

type MarkText = Text<Messages>

const looks = {
  open: 'waiting',
  confirmed: 'done',
  objected: 'late',
  resolved: 'done',
  superseded: 'stopped',
} as const satisfies Record<ConfirmedMark['status'], StatusLook>

export const MarkStatus = ({ mark, t }: { mark: ConfirmedMark; t: MarkText }) => (
  <Status look={looks[mark.status]}>{t(`status.${mark.status}`)}</Status>
)

/** The old value struck through, the new one in place. */
export function OldToNew({ mark: { oldValue, newValue }, t }: { mark: ConfirmedMark; t: MarkText }) {
  return (
    <span className="old-new">
      <del>{oldValue ?? t('none')}</del>
      <span aria-hidden="true">→</span>
      <ins>{newValue ?? t('none')}</ins>
    </span>
  )
}

export const ageText = (t: MarkText, at: string) => {
  const { unit, count } = ageOf(at, Date.now())
  return t(`age.${unit}`, { count })
}

/** What changed, from what to what, who did it and how long ago. */
export function markColumns(t: MarkText, side: 'theirs' | 'ours'): Column<ConfirmedMark>[] {
  return [
    {
      key: 'target',
      head: t('column.target'),
      width: 208,
      sortable: true,
      kept: true,
      cell: ({ target }) => target.label,
    },
    {
      key: 'contentName',
      head: t('column.content'),
      width: 120,
      sortable: true,
      cell: ({ contentName }) => contentName,
    },
    { key: 'change', head: t('column.change'), width: 200, cell: (mark) => <OldToNew mark={mark} t={t} /> },
    {
      key: 'who',
      head: t(side === 'theirs' ? 'column.who' : 'column.partner'),
      width: 170,
      cell: ({ changedBy, mustConfirm }) => (
        <span className="two-lines">
          <span>{side === 'theirs' ? changedBy.userGroup : mustConfirm.userGroup}</span>
          <span className="tiny faint">{changedBy.user}</span>
        </span>
      ),
    },
    {
      key: 'createdAt',
      head: t('column.age'),
      width: 90,
      sortable: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={formatDate(createdAt, 'long')}>
          {ageText(t, createdAt)}
        </time>
      ),
    },
    {
      key: 'status',
      head: t('column.status'),
      width: 160,
      cell: (mark) => (
        <span className="two-lines">
          <MarkStatus mark={mark} t={t} />
          {(mark.answer ?? mark.comment) && <span className="tiny faint one-line">{mark.answer ?? mark.comment}</span>}
        </span>
      ),
    },
  ]
}
