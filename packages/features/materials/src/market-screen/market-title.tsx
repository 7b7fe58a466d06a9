import { formatNumber, useText } from '@tsumugi/i18n'
import { marketTexts } from './market-texts.ts'

/** What the wall is called, with how many cloths hang on it. */
export function MarketTitle({ count }: { readonly count: number | undefined }) {
  const t = useText(marketTexts)
  return (
    <>
      {t('title')}{' '}
      {count !== undefined && <span className="small soft">{t('count', { count: formatNumber(count) })}</span>}
    </>
  )
}
