import type { DocumentDetail } from '@tsumugi/documents'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Button } from '@tsumugi/ui'
import { unitTexts } from '../unit-texts.ts'

/** The way from an accepted order to its cartons, for the side that ships. */
export function ShippingLink({ detail }: { readonly detail: DocumentDetail }) {
  const t = useText(unitTexts)
  if (detail.side !== 'receiver' || detail.status !== 'accepted') return null
  return <Button href={href('shippingDetailsRegistration', { id: detail.id })}>{t('ship.open')}</Button>
}
