import { fediInvoices, type FediInvoiceDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import type { PageAddress } from '@tsumugi/records'
import { HistoryButton } from '@tsumugi/records/history'
import { Button, EmptyState, ErrorState, Screen, Skeleton, Status, useStyles } from '@tsumugi/ui'
import css from '../e-invoices.css?inline'
import { dayOf, sumOf } from '../list-screen/list-columns.tsx'
import { businessLook, networkLook } from '../looks.ts'
import { eInvoiceTexts } from '../words/e-invoice-texts.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { AttachmentPanel } from './attachment-panel.tsx'
import { CancelButton } from './cancel-button.tsx'
import { LinkPanel } from './link-panel.tsx'
import { ProgressPanel } from './progress-panel.tsx'
import { RulePanel } from './rule-panel.tsx'
import { SendButton } from './send-button.tsx'
import { ViewPanel } from './view-panel.tsx'

/** /fedi_invoices/:id: one electronic invoice, its rules, its answers and all that it says. */
export function InvoiceScreen({ params }: Pick<PageAddress, 'params'>) {
  useStyles(css)
  const t = useText(eInvoiceTexts)
  const { data, error, mutate } = useQuery(fediInvoices.show, { id: Number(params.id) }, { stays: true })
  if (data) return <Page invoice={data.data} />
  if (!error) return <Skeleton rows={10} />
  if ((error as { status?: number }).status !== 404) return <ErrorState heading="h1" onRetry={() => void mutate()} />
  return (
    <EmptyState
      filtered
      heading="h1"
      title={t('gone')}
      action={<Button href={href('fediInvoices')}>{t('back')}</Button>}
    />
  )
}

/** What every panel of the page is given. */
export interface PanelProps {
  readonly invoice: FediInvoiceDetail
}

function Page({ invoice }: PanelProps) {
  const t = useText(eInvoiceTexts)
  const { number, direction } = invoice
  return (
    <Screen
      className="e-invoice"
      title={number || t('title')}
      facts={t(`profile.${invoice.profile ?? 'unknown'}`)}
      back={{ href: href('fediInvoices', null, { direction }), label: t('back') }}
      actions={
        <>
          <HistoryButton noun="fedi_invoice" id={invoice.id} />
          <Button href={invoice.url}>{t('xml')}</Button>
          {direction === 'issue' && <SendButton invoice={invoice} />}
          <CancelButton invoice={invoice} />
        </>
      }
    >
      <Facts invoice={invoice} />
      <div className="e-invoice-columns">
        <ViewPanel invoice={invoice} />
        <div className="e-invoice-side">
          <RulePanel invoice={invoice} />
          {direction === 'receive' && <AnswerPanel invoice={invoice} />}
          <ProgressPanel invoice={invoice} />
          <LinkPanel invoice={invoice} />
          <AttachmentPanel invoice={invoice} />
        </div>
      </div>
    </Screen>
  )
}

function Facts({ invoice }: PanelProps) {
  const t = useText(eInvoiceTexts)
  const { direction, senderName, receiverName, networkStatus, businessStatus } = invoice
  return (
    <dl className="e-invoice-facts">
      <div>
        <dt>{t('head.partner')}</dt>
        <dd>{(direction === 'issue' ? receiverName : senderName) || '–'}</dd>
      </div>
      <div>
        <dt>{t('head.payable')}</dt>
        <dd className="big">{sumOf(invoice)}</dd>
      </div>
      <div>
        <dt>{t('head.issueDate')}</dt>
        <dd>{dayOf(invoice.issueDate)}</dd>
      </div>
      <div>
        <dt>{t('head.dueDate')}</dt>
        <dd>{dayOf(invoice.dueDate)}</dd>
      </div>
      <div>
        <dt>{t('progress.network')}</dt>
        <dd>
          <Status look={networkLook[networkStatus]}>{t(`network.${networkStatus}`)}</Status>
        </dd>
      </div>
      <div>
        <dt>{t('progress.business')}</dt>
        <dd>
          <Status look={businessLook[businessStatus]}>{t(`business.${businessStatus}`)}</Status>
        </dd>
      </div>
    </dl>
  )
}
