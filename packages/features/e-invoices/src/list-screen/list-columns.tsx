import type { FediInvoice } from '@tsumugi/contract'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Status, type Column } from '@tsumugi/ui'
import { businessLook, networkLook } from '../looks.ts'
import { eInvoiceTexts, type EInvoiceText } from '../words/e-invoice-texts.ts'

/** A received file may say anything where a date or a sum should stand: then it is shown as it is. */
export const dayOf = (date: string): string => (/^\d{4}-\d\d-\d\d$/.test(date) ? formatDate(date) : date || '–')
export const sumOf = ({ payable, currency }: Pick<FediInvoice, 'payable' | 'currency'>): string =>
  /^-?\d+(\.\d+)?$/.test(payable) && /^[A-Z]{3}$/.test(currency)
    ? formatMoney(payable, currency)
    : `${payable} ${currency}`.trim() || '–'

const partnerOf = (row: FediInvoice, direction: 'issue' | 'receive') =>
  (direction === 'issue' ? row.receiverName : row.senderName) || '–'

export const columnsOf = (t: EInvoiceText, direction: 'issue' | 'receive'): Column<FediInvoice>[] => [
  { key: 'number', head: t('head.number'), width: 144, kept: true, cell: ({ number }) => <b>{number || '–'}</b> },
  { key: 'partner', head: t('head.partner'), width: 160, cell: (row) => partnerOf(row, direction) },
  { key: 'purpose', head: t('profile'), width: 96, cell: ({ purpose }) => t(`purpose.${purpose}`) },
  { key: 'issueDate', head: t('head.issueDate'), width: 92, cell: ({ issueDate }) => dayOf(issueDate) },
  { key: 'dueDate', head: t('head.dueDate'), width: 92, cell: ({ dueDate }) => dayOf(dueDate) },
  { key: 'payable', head: t('head.payable'), width: 112, align: 'end', cell: sumOf },
  { key: 'findings', head: t('head.findings'), width: 80, cell: (row) => <Findings row={row} /> },
  {
    key: 'network',
    head: t('head.network'),
    width: 100,
    cell: ({ networkStatus }) => <Status look={networkLook[networkStatus]}>{t(`network.${networkStatus}`)}</Status>,
  },
  {
    key: 'business',
    head: t('head.business'),
    width: 100,
    cell: ({ businessStatus }) => (
      <Status look={businessLook[businessStatus]}>{t(`business.${businessStatus}`)}</Status>
    ),
  },
]

function Findings({ row }: { readonly row: FediInvoice }) {
  const t = useText(eInvoiceTexts)
  const { findingCount: count } = row
  return (
    <Status look={count > 0 ? 'late' : 'done'}>
      {count > 0 ? t('findings.count', { count }) : t('findings.none')}
    </Status>
  )
}

/** A row on a phone. */
export function InvoiceCard({
  row,
  direction,
}: {
  readonly row: FediInvoice
  readonly direction: 'issue' | 'receive'
}) {
  const t = useText(eInvoiceTexts)
  const { id, number, networkStatus, businessStatus, dueDate } = row
  return (
    <a className="e-invoice-card" href={href('fediInvoice', { id })}>
      <span>
        <b>{number || '–'}</b>
        <b>{sumOf(row)}</b>
      </span>
      <span>
        <span>{partnerOf(row, direction)}</span>
        <span className="soft">{dayOf(dueDate)}</span>
      </span>
      <span>
        <Status look={networkLook[networkStatus]}>{t(`network.${networkStatus}`)}</Status>
        <Status look={businessLook[businessStatus]}>{t(`business.${businessStatus}`)}</Status>
      </span>
    </a>
  )
}
