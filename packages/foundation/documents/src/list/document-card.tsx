import { formatDate, formatMoney, formatNumber } from '@tsumugi/i18n'
import { Checkbox, Status } from '@tsumugi/ui'
import type { DocumentDefinition } from '../definition.ts'
import { dueFieldOf, isPriced, partnerOf, type DocumentHead } from '../document-answers.ts'
import type { DocumentWords } from '../words/document-words.ts'
import { ProgressCell } from './document-columns.tsx'

interface DocumentCardProps {
  readonly definition: DocumentDefinition
  readonly words: DocumentWords
  readonly row: DocumentHead
  readonly choice: { readonly chosen: boolean; toggle(): void }
  onOpen(): void
}

/** A document on a phone: number and status, title, partner and due date, quantity and money. */
export function DocumentCard({ definition: { kind }, words, row, choice, onOpen }: DocumentCardProps) {
  const due = dueFieldOf(kind)
  const name = row.number ?? words.t('draft')
  const date = due && row[due] ? `${words.field(due)} ${formatDate(String(row[due]))}` : ''
  return (
    <div className="document-card">
      <Checkbox aria-label={name} checked={choice.chosen} onChange={choice.toggle} />
      <div className="about">
        <div className="pair">
          <button type="button" className="open code" onClick={onOpen}>
            {name}
          </button>
          <Status look={words.look(row.status)}>{words.status(row.status)}</Status>
        </div>
        <span>{row.title}</span>
        <div className="pair small soft">
          <span>{partnerOf(row)?.name}</span>
          <span>{date}</span>
        </div>
        <div className="pair">
          <span className="small">{formatNumber(row.quantity)}</span>
          {isPriced(kind) && <b className="number">{formatMoney(row.amount, row.currency)}</b>}
        </div>
        {kind.counted && <ProgressCell {...{ row, words }} />}
      </div>
    </div>
  )
}
