import type { ProductionDetail } from '@tsumugi/contract'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Icon } from '@tsumugi/ui'
import { Lock, Shirt } from '@tsumugi/ui/icons'
import type { ReactNode } from 'react'
import { ProductionCost } from './production-cost.tsx'
import { ProductionLabels } from './production-labels.tsx'
import { productionTexts } from '../production-words/production-texts.ts'

/** Picture, brand and season, and what the production comes to; prices and notes for its owner alone. */
export function ProductionHead({ production }: { production: ProductionDetail }) {
  const t = useText(productionTexts)
  const { brand, subBrand, season, owner, side, merchandising, listPrice, targetCost, note, imageUrl } = production
  const figures: [string, ReactNode][] = [
    [t('quantity.sold'), t('pieces', { count: formatNumber(production.quantity) })],
    [t('deliveryDue'), production.deliveryDue ? formatDate(production.deliveryDue, 'short', t.locale) : '–'],
    ...(side === 'owner'
      ? ([
          [t('listPrice'), listPrice === null ? '–' : formatMoney(listPrice, 'JPY', t.locale)],
          [t('targetCost'), targetCost === null ? '–' : formatMoney(targetCost, 'JPY', t.locale)],
          [t('partners'), t('partners.count', { count: production.partners })],
        ] as [string, ReactNode][])
      : ([[t('owner'), owner.name]] as [string, ReactNode][])),
  ]
  return (
    <div className="production-head">
      <div className="picture">
        {imageUrl ? <img src={imageUrl} alt="" /> : <Icon of={Shirt} size={40} />}
        {!imageUrl && <span className="unseen">{t('picture.none')}</span>}
      </div>
      <div className="words">
        <p className="small soft">
          {[brand.name, subBrand?.name, season].filter(Boolean).join('・')}
          {merchandising && side === 'owner' && (
            <>
              {'・'}
              {t('map')}{' '}
              <a href={href('mdMapItem', { brandId: brand.id, id: merchandising.id })}>{merchandising.name}</a>
            </>
          )}
        </p>
        <dl>
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <ProductionLabels production={production} />
        <ProductionCost production={production} />
        {side === 'owner' && note && (
          <p className="small soft">
            <Icon of={Lock} size={16} /> {t('mine')}：{note}
          </p>
        )}
      </div>
    </div>
  )
}
