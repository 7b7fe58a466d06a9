import { materialBills, type ClothWait, type MaterialBill } from '@tsumugi/contract'
import { compare } from '@tsumugi/domain'
import type { DocumentDetail } from '@tsumugi/documents'
import { formatMoney, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { useStyles } from '@tsumugi/ui'
import { BillButton } from './bill-button.tsx'
import { BillDocuments } from './bill-documents.tsx'
import { BillLines } from './bill-lines.tsx'
import css from './bills.css?inline'
import { billTopics } from './bill-topics.ts'
import { billTexts } from './bill-texts.ts'

/** What of an order of cloth is billed (domain §3.12): its distributor makes the bill here, both find the way to it. */
export function BillPanel({ detail }: { readonly detail: DocumentDetail }) {
  useStyles(css)
  const t = useText(billTexts)
  const { data } = useQuery(materialBills.show, { id: detail.id }, { stays: true, topics: billTopics })
  const bill = data?.data
  if (!bill || bill.lines.length === 0) return null
  const isSeller = detail.side === 'receiver'
  return (
    <section className="cloth-bill" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {isSeller && <Making bill={bill} />}
      <BillDocuments documents={bill.documents} />
      {!isSeller && bill.documents.length === 0 && <p className="small soft">{t('notYet')}</p>}
      <BillLines bill={bill} />
    </section>
  )
}

const isAny = (...figures: readonly string[]) => figures.some((figure) => compare(figure, '0') > 0)

/** What its distributor may make now, or why not. */
function Making({ bill }: { readonly bill: MaterialBill }) {
  const t = useText(billTexts)
  const { id, lines, currency, toBillAmount, toCreditAmount, invoiceDraftId, creditDraftId } = bill
  const ready = lines.filter(({ toBill, feeToBill }) => isAny(toBill, feeToBill))
  const credited = lines.filter(({ toCredit, feeToCredit }) => isAny(toCredit, feeToCredit))
  return (
    <div className="making">
      <p>
        <span className="soft">{t('toBill')}</span>{' '}
        <b className="number">{t('toBillOf', { count: ready.length, amount: formatMoney(toBillAmount, currency) })}</b>
      </p>
      <BillButton
        orderId={id}
        of="invoice"
        draftId={invoiceDraftId}
        {...(ready.length === 0 && { reason: t(`why.${whyNothing(bill)}`) })}
      />
      {(credited.length > 0 || creditDraftId !== null) && (
        <>
          <p>
            <span className="soft">{t('toCredit')}</span>{' '}
            <b className="number">
              {t('toBillOf', { count: credited.length, amount: formatMoney(toCreditAmount, currency) })}
            </b>
          </p>
          <BillButton orderId={id} of="credit" draftId={creditDraftId} />
        </>
      )}
    </div>
  )
}

/** What is waited for first: an answer that the distributor owes, then the buyer. */
function whyNothing({ lines }: MaterialBill): ClothWait {
  const waits = new Set(lines.map(({ waits: wait }) => wait))
  return (['claim', 'receipt', 'billed'] as const).find((wait) => waits.has(wait)) ?? 'free'
}
