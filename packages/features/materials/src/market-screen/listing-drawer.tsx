import { materialListings, type MaterialListingDetail } from '@tsumugi/contract'
import { formatDate, formatMoney, useLocale, useText } from '@tsumugi/i18n'
import { freeSwatchesAMonth, materialOrdererKinds } from '@tsumugi/domain'
import { useSession } from '@tsumugi/session'
import { useQuery } from '@tsumugi/queries'
import { Drawer, ErrorState, Skeleton } from '@tsumugi/ui'
import { useState } from 'react'
import { BookmarkPanel } from '../bookmarks/bookmark-panel.tsx'
import { careWords } from '../catalogue/care-field.tsx'
import { compositionWords } from '../cloth/composition-words.ts'
import { Hero } from '../cloth/hero.tsx'
import { marketTexts } from './market-texts.ts'
import { TakeMaterial } from './take-material.tsx'
import { OrderForm } from '../cart/order-form.tsx'

interface ListingDrawerProps {
  readonly id: number
  /** The colour it was seen in; null for its first. */
  readonly colorId: number | null
  /** How much of it is to be bought; '' where nobody has said. */
  readonly need?: string
  /** The line of a cost sheet that it is bought for. */
  readonly costLineId?: number | null
  onClose(): void
}

/** One cloth under the loupe: facts, colours, dye lots as rolls, and price steps. */
export function ListingDrawer({ id, colorId, need = '', costLineId = null, onClose }: ListingDrawerProps) {
  const t = useText(marketTexts)
  const { data, error, mutate } = useQuery(materialListings.show, { id })
  const listing = data?.data
  return (
    <Drawer title={listing ? `${listing.code} ${listing.name}` : t('title')} width={440} onClose={onClose}>
      {listing ? (
        <Listing listing={listing} seen={colorId} need={need} costLineId={costLineId} />
      ) : error ? (
        <ErrorState heading="h3" title={t('gone')} onRetry={() => void mutate()} />
      ) : (
        <Skeleton rows={6} />
      )}
    </Drawer>
  )
}

interface ListingProps {
  readonly listing: MaterialListingDetail
  readonly seen: number | null
  readonly need: string
  readonly costLineId: number | null
}

function Listing({ listing, seen, need, costLineId }: ListingProps) {
  const t = useText(marketTexts)
  const { colors } = listing
  const { user } = useSession()
  const isBuyer = materialOrdererKinds.some((kind) => kind === user?.kind)
  const [colorId, choose] = useState(colors.find(({ id }) => id === seen)?.id ?? colors[0]?.id ?? 0)
  return (
    <div className="market-listing">
      <Hero listing={listing} colorId={colorId} />
      <BookmarkPanel colorId={colorId} />
      <Facts listing={listing} />
      <h3>{t('colorsHead')}</h3>
      <div className="colors" role="group" aria-label={t('colorsHead')}>
        {colors.map(({ id, no, name, hex: shown }) => (
          <button key={id} type="button" aria-pressed={id === colorId} onClick={() => choose(id)}>
            <i style={{ background: shown }} /> {no} {name}
          </button>
        ))}
      </div>
      <Lots listing={listing} colorId={colorId} />
      <Steps listing={listing} />
      {user?.kind === 'brand' && <TakeMaterial listing={listing} />}
      {listing.tiers && isBuyer && <OrderForm key={colorId} {...{ listing, colorId, need, costLineId }} />}
    </div>
  )
}

function Facts({ listing }: { readonly listing: MaterialListingDetail }) {
  const t = useText(marketTexts)
  const locale = useLocale()
  const { composition, widthCm, weightGsm, finish, origin, leadDays, moq, minCut, unit, certificates, careCodes } =
    listing
  const facts = [
    ['composition', compositionWords(composition, locale)],
    ['width', [widthCm && `${widthCm} cm`, weightGsm && `${weightGsm} g/m²`].filter(Boolean).join(' · ')],
    ['finish', finish],
    ['origin', origin],
    ['lead', leadDays === null ? null : t('days', { count: leadDays })],
    ['least', `${moq} ${unit} · ${minCut} ${unit}`],
    ['certificates', certificates.join(', ')],
    ['care', careWords(careCodes, locale)],
  ] as const
  return (
    <dl className="facts">
      {facts.map(([key, value]) =>
        value ? (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function Lots({ listing, colorId }: { readonly listing: MaterialListingDetail; readonly colorId: number }) {
  const t = useText(marketTexts)
  const { unit, rollLength } = listing
  return (
    <>
      <h3>
        {t('lots')} <span className="small soft">{t('oneLot')}</span>
      </h3>
      <ul className="lots" aria-label={t('lots')}>
        {listing.lots
          .filter((lot) => lot.colorId === colorId)
          .map(({ id, lot, free, incoming, restockOn }) => (
            <li key={id}>
              <span className="code">{lot}</span>
              <span className="rolls" aria-hidden="true">
                {rollsOf(free, rollLength).map((share, at) => (
                  <i key={at} style={{ inlineSize: `${share * 20}px` }} />
                ))}
              </span>
              <span className="number">{t('free', { quantity: free, unit })}</span>
              {restockOn && incoming !== '0' && (
                <span className="small soft wide">
                  {t('incoming', { date: formatDate(restockOn), quantity: incoming, unit })}
                </span>
              )}
            </li>
          ))}
      </ul>
    </>
  )
}

/** Shares of rolls for a picture only: whole ones are 1, the last what is left; at most 12 are drawn. */
function rollsOf(free: string, rollLength: string | null): number[] {
  const rolls = Number(free) / Number(rollLength ?? '50')
  return Array.from({ length: Math.min(12, Math.ceil(rolls)) }, (_, at) => Math.min(1, rolls - at))
}

function Steps({ listing }: { readonly listing: MaterialListingDetail }) {
  const t = useText(marketTexts)
  const { tiers, currency, unit, cutFee, swatchFee } = listing
  const fees = [
    [t('cutFee'), cutFee],
    [t('swatchFee', { most: freeSwatchesAMonth }), swatchFee],
  ] as const
  return (
    <>
      <h3>{t('steps')}</h3>
      {tiers === null ? (
        <p className="soft">{t('noPrice')}</p>
      ) : (
        <table className="steps">
          <caption className="unseen">{t('steps')}</caption>
          <tbody>
            {tiers.map(({ minQuantity, unitPrice }) => (
              <tr key={minQuantity}>
                <th scope="row">{t('from', { quantity: minQuantity, unit })}</th>
                <td className="number">{formatMoney(unitPrice, currency)}</td>
              </tr>
            ))}
            {fees.map(([name, fee]) =>
              fee ? (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="number">{formatMoney(fee, currency)}</td>
                </tr>
              ) : null,
            )}
          </tbody>
        </table>
      )}
    </>
  )
}
