import { wordsOf } from '@tsumugi/api'
import { exhibitionItems, type Exhibition } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Button, Dialog, EmptyState, Notice, Pager, Skeleton, toast, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { useProducts } from '../admin/admin-queries.ts'
import css from '../item-skus/item-form.css?inline'
import { itemTexts } from '../items/messages/catalogue.ts'
import { ProductFilters, type ProductFilter } from './product-filters.tsx'
import { ProductWall } from './product-wall.tsx'
import { SizePicker } from '../item-skus/size-picker.tsx'

interface ProductPickerProps {
  exhibition: Exhibition
  onClose(): void
  onTaken(): void
}

/** Takes products of the merchandising map: names, prices, colours and pictures come along. */
export function ProductPicker({ exhibition, onClose, onTaken }: ProductPickerProps) {
  useStyles(css)
  const t = useText(itemTexts)
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set())
  const [sizes, setSizes] = useState<string[]>([])
  const { busy, failed, take } = useTaking(exhibition.id, onTaken)
  const reason = chosen.size === 0 ? t('take.none') : sizes.length === 0 ? t('take.sizes') : undefined
  return (
    <Dialog
      title={t('take')}
      width={880}
      onClose={onClose}
      busy={busy}
      primary={{
        label: t('take.count', { count: chosen.size }),
        onClick: () => void take([...chosen], sizes),
        ...(reason && { reason }),
      }}
    >
      <div className="product-picker">
        {failed && (
          <Notice hue="madder" live>
            {failed}
          </Notice>
        )}
        <Products
          exhibition={exhibition}
          chosen={chosen}
          onToggle={(id, on) => choose(new Set(on ? [...chosen, id] : [...chosen].filter((each) => each !== id)))}
        />
        <SizePicker value={sizes} onChange={setSizes} />
      </div>
    </Dialog>
  )
}

interface ProductsProps {
  exhibition: Exhibition
  chosen: ReadonlySet<number>
  onToggle(id: number, on: boolean): void
}

/** The season of the exhibition at first; what was chosen stays chosen while one looks through others. */
function Products({ exhibition, ...choice }: ProductsProps) {
  const t = useText(itemTexts)
  const [filter, setFilter] = useState<ProductFilter>({ season: exhibition.season ?? '', category: '', search: '' })
  const [page, setPage] = useState(1)
  const wanted = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  const { data } = useProducts(exhibition.id, { page, ...wanted })
  const narrow = (next: ProductFilter) => {
    setFilter(next)
    setPage(1)
  }
  return (
    <>
      <ProductFilters
        value={filter}
        onChange={narrow}
        seasons={data?.seasons ?? []}
        categories={data?.categories ?? []}
      />
      {!data ? (
        <Skeleton rows={8} />
      ) : data.data.length === 0 ? (
        <EmptyState
          heading="h3"
          filtered
          title={t('products.none')}
          action={<Button onClick={() => narrow({ season: '', category: '', search: '' })}>{t('clear')}</Button>}
        />
      ) : (
        <ProductWall exhibition={exhibition} products={data.data} {...choice} />
      )}
      {data && <Pager pagination={data.pagination} onPage={setPage} />}
    </>
  )
}

function useTaking(exhibitionId: number, onTaken: () => void) {
  const t = useText(itemTexts)
  const calls = useApi().of(exhibitionItems)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  async function take(merchandisingIds: number[], sizes: string[]) {
    setBusy(true)
    setFailed('')
    try {
      const { data } = await calls.takeProducts({ body: { exhibitionId, merchandisingIds, sizes } })
      toast({ title: t('taken', data) })
      onTaken()
    } catch (error) {
      setFailed(wordsOf(error, t('failed.save')))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failed, take }
}
