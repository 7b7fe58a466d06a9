import { productions, type Merchandising } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Button } from '@tsumugi/ui'
import { lazy, Suspense, useState } from 'react'
import { productionTexts } from '../productions-dialog/production-texts.ts'

export type LinkedProduct = Pick<Merchandising, 'id' | 'name' | 'brandId' | 'releaseOn'>

const ProductionsDialog = lazy(() =>
  import('../productions-dialog/productions-dialog.tsx').then((m) => ({ default: m.ProductionsDialog })),
)

/** The productions that were made from the product; the first is made here. */
export function ProductProductions({ product }: { product: LinkedProduct }) {
  const t = useText(productionTexts)
  const [isMaking, make] = useState(false)
  const query = { merchandisingId: product.id, perPage: 5 }
  const data = useQuery(productions.list, { query }, { stays: true }).data?.data
  return (
    <div>
      <dt>{t('row')}</dt>
      <dd>
        {data?.map(({ id, styleNo, season }) => (
          <a key={id} className="small" href={href('production', { id })}>
            {[styleNo, season].filter(Boolean).join(' ')}
          </a>
        ))}
        {data?.length === 0 && (
          <Button size={24} onClick={() => make(true)}>
            {t('row.make')}
          </Button>
        )}
        {isMaking && (
          <Suspense>
            <ProductionsDialog products={[product]} onClose={() => make(false)} />
          </Suspense>
        )}
      </dd>
    </div>
  )
}
