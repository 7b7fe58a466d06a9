import { orderCredits } from '@tsumugi/contract'
import { partnerOf, type DocumentDetail } from '@tsumugi/documents'
import { compare } from '@tsumugi/domain'
import { formatMoney, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Notice } from '@tsumugi/ui'
import { unitTexts } from '../unit-texts.ts'

const topics = ['payable', 'contract', 'credit_limit']

/** To the seller of an order that waits: by how much accepting it passes the limit of its buyer. Nothing to anybody else. */
export function CreditNotice({ detail }: { readonly detail: DocumentDetail }) {
  const waits = detail.side === 'receiver' && detail.status === 'issued'
  return waits && <Over detail={detail} />
}

function Over({ detail }: { readonly detail: DocumentDetail }) {
  const t = useText(unitTexts)
  const credit = useQuery(orderCredits.show, { id: detail.id }, { topics }).data?.data
  if (!credit || compare(credit.over, '0') === 0) return null
  const { currency, over, limit, open, ordered, amount } = credit
  const money = (figure: string) => formatMoney(figure, currency)
  return (
    <Notice hue="gold">
      <b>{t('credit.over', { partner: partnerOf(detail)?.name ?? '', limit: money(limit), over: money(over) })}</b>{' '}
      {t('credit.parts', { open: money(open), ordered: money(ordered), amount: money(amount) })} {t('credit.own')}
    </Notice>
  )
}
