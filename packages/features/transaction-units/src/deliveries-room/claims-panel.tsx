import { deliveryClaims, type DeliveryClaim } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Chip, useStyles } from '@tsumugi/ui'
import { goodsTexts } from '../goods-words/goods-texts.ts'
import { claimHue } from '../inspection-room/claim-hue.ts'
import panels from '../unit-panels.css?inline'

/** Claims that are not settled, above the deliveries they are about; nothing where there are none. */
export function ClaimsPanel() {
  useStyles(panels)
  const t = useText(goodsTexts)
  const { data } = useQuery(deliveryClaims.list, { query: {} }, { stays: true, topics: ['delivery'] })
  const open = (data?.data ?? []).filter(({ status }) => status !== 'settled')
  if (open.length === 0) return null
  return (
    <section className="unit-panel" aria-label={t('claims')}>
      <details>
        <summary>
          <b>{t('claims')}</b> <span className="number">{formatNumber(open.length)}</span>
        </summary>
        <ul className="order-items">
          {open.map((claim) => (
            <ClaimItem key={claim.id} claim={claim} />
          ))}
        </ul>
      </details>
    </section>
  )
}

function ClaimItem({ claim }: { readonly claim: DeliveryClaim }) {
  const t = useText(goodsTexts)
  const { deliveryId, delivery, partner, status, remedy, quantity } = claim
  return (
    <li>
      <span>
        <a className="code" href={href('delivery', { id: deliveryId })}>
          {delivery}
        </a>{' '}
        {partner} {t('claim.what', { quantity: formatNumber(quantity) })} {t(`claim.remedy.${remedy}`)}
      </span>
      <Chip hue={claimHue[status]}>{t(`claim.status.${status}`)}</Chip>
    </li>
  )
}
