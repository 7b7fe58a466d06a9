import { wordsOf } from '@tsumugi/api'
import { resourcePlanSheets, type CostSheetDetail } from '@tsumugi/contract'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Button, confirm, Status, toast } from '@tsumugi/ui'
import { moneyOr, requestLook } from '../words/cost-faces.ts'
import { costTexts } from '../words/cost-texts.ts'

interface RequestsPanelProps {
  readonly sheet: CostSheetDetail
}

/** Lines that were opened, what was quoted for each, and the way to take it over; nothing where none was. */
export function RequestsPanel({ sheet }: RequestsPanelProps) {
  const t = useText(costTexts)
  if (sheet.requests.length === 0) return null
  return (
    <section className="cost-panel" aria-label={t('opened')}>
      <header>
        <h2>{t('opened')}</h2>
      </header>
      <table className="cost-table cost-requests">
        <thead>
          <tr>
            <th scope="col">{t('line.name')}</th>
            <th scope="col">{t('partner')}</th>
            <th scope="col" className="figure">
              {t('price')}
            </th>
            <th scope="col">{t('status')}</th>
            <th scope="col">
              <span className="unseen">{t('more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.requests.map((request) => (
            <RequestRow key={request.id} sheet={sheet} request={request} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface RequestRowProps extends RequestsPanelProps {
  readonly request: CostSheetDetail['requests'][number]
}

function RequestRow({ sheet, request }: RequestRowProps) {
  const t = useText(costTexts)
  const { partner, status, unitPrice, currency, moq, leadDays, answerNote, replyDue } = request
  const facts = [
    moq && `${t('moq')} ${formatNumber(moq)}`,
    leadDays !== null && `${t('leadDays')} ${leadDays}`,
    answerNote,
  ].filter(Boolean)
  return (
    <tr>
      <th scope="row">{request.name}</th>
      <td>
        {partner.name}
        {facts.length > 0 && <span className="tiny soft"> {facts.join('・')}</span>}
      </td>
      <td className="figure">{moneyOr(unitPrice, currency)}</td>
      <td>
        <Status look={requestLook[status]}>{t(`request.${status}`)}</Status>
        {status === 'open' && replyDue && <span className="tiny soft"> {t('due', { day: formatDate(replyDue) })}</span>}
      </td>
      <td className="figure">
        <RequestActions sheet={sheet} request={request} />
      </td>
    </tr>
  )
}

function RequestActions({ sheet, request }: RequestRowProps) {
  const t = useText(costTexts)
  const take = useChange(resourcePlanSheets.takeLine)
  const close = useChange(resourcePlanSheets.closeLine)
  const said = (change: Promise<unknown>) =>
    change.catch((error: unknown) => toast({ title: wordsOf(error, t('failed')), type: 'attention' }))
  const { id, lockVersion, status } = sheet
  const call = { id, requestId: request.id }
  async function stop() {
    if (await confirm({ title: t('opened.close'), message: t('opened.close.text') })) await said(close(call))
  }
  return (
    <>
      {request.status === 'answered' && (
        <Button
          size={24}
          type="sub-primary"
          onClick={() => void said(take({ ...call, body: { lockVersion } }))}
          {...(status !== 'draft' && { reason: t('why.locked') })}
        >
          {t('opened.take')}
        </Button>
      )}
      <Button size={24} type="plain" onClick={() => void stop()}>
        {t('opened.close')}
      </Button>
    </>
  )
}
