import { wordsOf } from '@tsumugi/api'
import { masters, type MaterialListingDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { Button, Notice } from '@tsumugi/ui'
import { useState } from 'react'
import { marketTexts } from './market-texts.ts'

/** A cloth as a raw material of one's own: its composition and care go on into cost sheets and labels. */
export function TakeMaterial({ listing }: { readonly listing: MaterialListingDetail }) {
  const t = useText(marketTexts)
  const create = useChange(masters.rawMaterials.endpoints.create)
  const [taken, setTaken] = useState<{ readonly id: number } | { readonly fault: string } | null>(null)
  async function take() {
    try {
      setTaken({ id: (await create({ body: { rawMaterial: materialOf(listing) } })).data.id })
    } catch (error) {
      setTaken({ fault: wordsOf(error, t('take.failed')) })
    }
  }
  if (taken && 'id' in taken)
    return (
      <Notice hue="bamboo" live>
        {t('take.done')} <a href={href('rawMaterial', { id: taken.id })}>{t('take.open')}</a>
      </Notice>
    )
  return (
    <>
      {taken && (
        <Notice hue="madder" live>
          {taken.fault}
        </Notice>
      )}
      <Button onClick={() => void take()}>{t('take')}</Button>
    </>
  )
}

const materialOf = (listing: MaterialListingDetail) => ({
  code: listing.code,
  name: listing.name,
  kind: listing.kind,
  composition: [...listing.composition],
  widthCm: listing.widthCm,
  weightGsm: listing.weightGsm,
  unit: listing.unit as 'm',
  rollLength: listing.rollLength,
  currency: listing.currency as 'JPY',
  tiers: [...(listing.tiers ?? [])],
  moq: listing.moq,
  leadDays: listing.leadDays,
  supplierName: listing.distributor.name,
  colors: listing.colors.map(({ no, name, hex }) => ({ no, name, hex })),
  careCodes: [...listing.careCodes],
})
