import { addDays } from '@tsumugi/domain'
import type { DocumentDetail } from '@tsumugi/documents'
import { formatDate, useText } from '@tsumugi/i18n'
import { unitTexts } from '../unit-texts.ts'

/** The day of receipt is day 1 of the 60 within which a protected supplier is paid (trade-law B4); inspection moves nothing. */
export function ReceiptDays({ detail }: { readonly detail: DocumentDetail }) {
  const t = useText(unitTexts)
  const arrivedOn = detail.arrivedOn as string | null
  if (!arrivedOn) return null
  const day = (date: string) => formatDate(date, 'short', t.locale)
  return (
    <p className="small soft">{t('receive.sixty', { receipt: day(arrivedOn), last: day(addDays(arrivedOn, 59)) })}</p>
  )
}
