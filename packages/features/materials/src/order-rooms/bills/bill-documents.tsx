import { documentKinds, type MaterialBill } from '@tsumugi/contract'
import { useDocumentWords } from '@tsumugi/documents'
import { formatDate, formatMoney } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Status } from '@tsumugi/ui'

const { invoices, creditNotes } = documentKinds

/** Invoices and credit notes of an order, with what each comes to and how it stands. */
export function BillDocuments({ documents }: Pick<MaterialBill, 'documents'>) {
  const words = { invoice: useDocumentWords(invoices), credit_note: useDocumentWords(creditNotes) }
  if (documents.length === 0) return null
  return (
    <ul className="papers">
      {documents.map(({ id, noun, number, status, issueDate, total, currency }) => (
        <li key={id}>
          <span>
            {words[noun].one}{' '}
            <a className="code" href={href('transactionUnit', { id })}>
              {number}
            </a>
          </span>
          <span className="number">{total && formatMoney(noun === 'credit_note' ? `-${total}` : total, currency)}</span>
          <span className="small soft">{issueDate && formatDate(issueDate)}</span>
          <Status look={words[noun].look(status)}>{words[noun].status(status)}</Status>
        </li>
      ))}
    </ul>
  )
}
