import { chainSteps, type ChainDocument } from '@tsumugi/contract'
import { documentPath, sum, type DocumentNoun } from '@tsumugi/domain'
import { useStatusWord } from '@tsumugi/documents'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { basePath } from '@tsumugi/navigation'
import { Skeleton, Status, useStyles } from '@tsumugi/ui'
import css from './chain.css?inline'
import { chainTexts } from './chain-texts.ts'
import { chainLook } from './chain-looks.ts'
import { leadingOf, useChain } from './use-chain.ts'

export const chainHref = ({ noun, id }: Pick<ChainDocument, 'noun' | 'id'>): string =>
  `${basePath.slice(0, -1)}${documentPath(noun as DocumentNoun, id)}`

/** From request to invoice: a question over the documents, with who must act where somebody must. */
export function ChainStrip({ id }: { readonly id: number }) {
  useStyles(css)
  const t = useText(chainTexts)
  const documents = useChain(id)
  if (!documents) return <Skeleton rows={2} />
  return (
    <ol className="trade-chain" aria-label={t('chain')}>
      {chainSteps.map((step) => (
        <ChainStep key={step} step={step} documents={documents} />
      ))}
    </ol>
  )
}

interface ChainStepProps {
  readonly step: (typeof chainSteps)[number]
  readonly documents: readonly ChainDocument[]
}

function ChainStep({ step, documents }: ChainStepProps) {
  const t = useText(chainTexts)
  const lead = leadingOf(documents, step)
  const label = t(`step.${step}`)
  if (!lead)
    return (
      <li className="later">
        <div className="step">{label}</div>
        <div className="faint">–</div>
      </li>
    )
  const of = documents.filter(({ noun, currency }) => noun === step && currency === lead.currency)
  const counted = of.filter(({ number, status }) => number !== null && status !== 'cancelled')
  return (
    <li aria-current={lead.turn === 'ours' ? 'step' : undefined}>
      <div className="step">
        {label}
        <StepStatus document={lead} />
      </div>
      <div>
        <a className="code" href={chainHref(lead)}>
          {lead.number ?? t('draft')}
        </a>
      </div>
      <div className="figure">
        <b>{formatMoney(sum(counted.map(({ amount }) => amount)), lead.currency)}</b>
      </div>
      <StepNote {...{ lead, counted }} />
    </li>
  )
}

function StepNote({ lead, counted }: { readonly lead: ChainDocument; readonly counted: readonly ChainDocument[] }) {
  const t = useText(chainTexts)
  if (lead.turn)
    return (
      <div className="turn-mark" data-turn={lead.turn}>
        {t(`turn.${lead.turn}`)}
      </div>
    )
  const parts = [
    t('pieces', { count: formatNumber(sum(counted.map(({ quantity }) => quantity))) }),
    ...(lead.issueDate ? [formatDate(lead.issueDate)] : []),
    ...(counted.length > 1 ? [t('others', { count: counted.length - 1 })] : []),
  ]
  return <div className="turn-mark">{parts.join(t('dot'))}</div>
}

/** A status in the words and the look of its kind. */
export function StepStatus({ document: { noun, status } }: { readonly document: ChainDocument }) {
  const statusWord = useStatusWord()
  return <Status look={chainLook(noun, status)}>{statusWord(noun, status)}</Status>
}
