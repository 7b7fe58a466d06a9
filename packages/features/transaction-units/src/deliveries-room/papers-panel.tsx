import { fileAddressOf } from '@tsumugi/api'
import { deliveryPaperKinds, deliveryPapers, type DeliveryPaperKind } from '@tsumugi/contract'
import type { CartonRange } from '@tsumugi/domain/trading'
import type { DocumentDetail } from '@tsumugi/documents'
import { useText } from '@tsumugi/i18n'
import { Button, useStyles } from '@tsumugi/ui'
import { goodsTexts } from '../goods-words/goods-texts.ts'
import panels from '../unit-panels.css?inline'
import { LabelsPart } from './labels-part.tsx'

const others = deliveryPaperKinds.filter((kind) => kind !== 'labels')

const address = (id: number, paper: DeliveryPaperKind, format: 'pdf' | 'xlsx') =>
  fileAddressOf(deliveryPapers.show, { id, query: { paper, format } })

/** Labels, packing list and case mark of a delivery with cartons; its delivery note is in the menu above. */
export function PapersPanel({ detail }: { readonly detail: DocumentDetail }) {
  useStyles(panels)
  const t = useText(goodsTexts)
  const packing = (detail.packing ?? []) as readonly CartonRange[]
  if (packing.length === 0) return null
  return (
    <section className="unit-panel" aria-label={t('papers')}>
      <h2>{t('papers')}</h2>
      <LabelsPart id={detail.id} packing={packing} />
      <span className="button-row">
        {others.map((paper) => (
          <Button key={paper} href={address(detail.id, paper, 'pdf')} target="_blank">
            {t(`paper.${paper}`)}
          </Button>
        ))}
        <Button href={address(detail.id, 'packing_list', 'xlsx')}>{t('paper.sheet')}</Button>
      </span>
    </section>
  )
}
