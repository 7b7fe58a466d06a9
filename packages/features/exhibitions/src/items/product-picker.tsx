import { wordsOf } from '@tsumugi/api'
import { exhibitionItems, type Exhibition } from '@tsumugi/contract'
import { formatMoney, useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Checkbox, Dialog, Notice, Pager, SearchField, Skeleton, TextField, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useProducts } from '../admin/admin-queries.ts'
import { itemTexts } from './messages/catalogue.ts'

/** Takes products of the merchandising map: names, prices, colours and pictures come along. */
export function ProductPicker({
  exhibition,
  onClose,
  onTaken,
}: {
  exhibition: Exhibition
  onClose(): void
  onTaken(): void
}) {
  const t = useText(itemTexts)
  const api = useApi()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set())
  const [sizes, setSizes] = useState('S, M, L')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  const { data } = useProducts(exhibition.id, {
    page,
    ...(exhibition.season ? { season: exhibition.season } : {}),
    ...(search ? { search } : {}),
  })
  const named = sizes.split(/[,、\s]+/).filter(Boolean)
  const toggle = (id: number, on: boolean) =>
    choose(new Set(on ? [...chosen, id] : [...chosen].filter((each) => each !== id)))
  async function take() {
    setBusy(true)
    setFailed('')
    try {
      const { data: outcome } = await api
        .of(exhibitionItems)
        .takeProducts({ body: { exhibitionId: exhibition.id, merchandisingIds: [...chosen], sizes: named } })
      toast({ title: t('taken', outcome) })
      onTaken()
    } catch (error) {
      setFailed(wordsOf(error, t('failed.save')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('take')}
      width={640}
      onClose={onClose}
      busy={busy}
      primary={{
        label: t('take.count', { count: chosen.size }),
        onClick: () => void take(),
        ...((chosen.size === 0 || named.length === 0) && { reason: t('take.none') }),
      }}
    >
      <div className="picker">
        {failed && (
          <Notice hue="madder" live>
            {failed}
          </Notice>
        )}
        <SearchField
          label={t('search')}
          value={search}
          onChange={(next) => {
            setSearch(next)
            setPage(1)
          }}
        />
        {!data ? (
          <Skeleton rows={6} />
        ) : data.data.length === 0 ? (
          <p className="soft">{t('products.none')}</p>
        ) : (
          <ul>
            {data.data.map((product) => (
              <li key={product.id}>
                <Checkbox
                  checked={product.taken || chosen.has(product.id)}
                  disabled={product.taken || product.listPrice === null}
                  onChange={(on) => toggle(product.id, on)}
                >
                  <span className="board">
                    {product.imageUrl && <img src={product.imageUrl} alt="" width="36" height="44" loading="lazy" />}
                  </span>
                  <span className="words">
                    <b>{product.name}</b>
                    <span className="tiny faint">
                      {product.code}{' '}
                      {product.taken
                        ? t('products.taken')
                        : product.listPrice === null
                          ? t('products.unpriced')
                          : formatMoney(product.listPrice, exhibition.currency, t.locale)}
                    </span>
                  </span>
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
        {data && <Pager pagination={data.pagination} onPage={setPage} />}
        <TextField label={t('sizes')} hint={t('sizes.hint')} value={sizes} onChange={setSizes} />
      </div>
    </Dialog>
  )
}
