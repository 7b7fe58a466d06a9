import { masters, type Category } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useNames, useSource, type PageAddress } from '@tsumugi/records'
import { onRealtime, useApi } from '@tsumugi/session'
import { Button, Combobox, EmptyState, ErrorState, Screen, SearchField, Skeleton, useStyles } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import useSWR from 'swr'
import css from './categories-screen.css?inline'
import { CategoryDrawer } from './category-drawer.tsx'
import { CategoryRows } from './category-rows.tsx'
import { categoryTexts } from './category-texts.ts'
import { layersOf } from './category-tree.ts'
import { LayerBar } from './layer-bar.tsx'
import { allOf, treeSource } from './tree-source.ts'
import { useCategoryMoves } from './use-category-moves.ts'
import { useCategoryPlace } from './use-category-place.ts'

const none: readonly Category[] = []

export const OwnCategoriesScreen = (address: PageAddress) => <CategoriesScreen {...address} ofBrands={false} />
export const BrandCategoriesScreen = (address: PageAddress) => <CategoriesScreen {...address} ofBrands />

/** A category tree: the organisation's, or that of the brand chosen above it. */
function CategoriesScreen({ params, query, ofBrands }: PageAddress & { ofBrands: boolean }) {
  useStyles(css)
  const t = useText(categoryTexts)
  const api = useApi()
  const {
    data: all,
    error,
    mutate,
  } = useSWR(['categories', ofBrands], async () => (await allOf(api, ofBrands)).data, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  const { data: brands } = useNames(useSource(masters.brands), ofBrands)
  const place = useCategoryPlace({ params, query, ofBrands })
  const opened = all?.find(({ id }) => id === place.id)
  const brandId = ofBrands ? (opened?.brandId ?? place.brandId ?? brands?.[0]?.id ?? null) : null
  const tree = useMemo(() => all?.filter((category) => category.brandId === brandId) ?? none, [all, brandId])
  const source = useMemo(() => treeSource(api, brandId), [api, brandId])
  // Puts what was read in place itself: a reading that another one overtakes would end before the rows are new.
  const reread = () =>
    mutate(
      allOf(api, ofBrands).then(({ data }) => data),
      { revalidate: false },
    )
  const { rows, move, spoken } = useCategoryMoves(source, tree, reread)
  const [typed, setTyped] = useState('')
  const [adding, setAdding] = useState<{ parentId: number | null } | null>(place.adds ? { parentId: null } : null)
  const hear = useEffectEvent(() => void mutate())
  useEffect(() => onRealtime('category', () => hear()), [])

  const word = typed.normalize('NFKC').trim().toLowerCase()
  const shown = word
    ? rows.filter(({ name, code }) => `${name} ${code ?? ''}`.normalize('NFKC').toLowerCase().includes(word))
    : rows
  const close = () => {
    setAdding(null)
    place.go({ id: null, adds: false, brandId })
  }
  const add = (parentId: number | null) => setAdding({ parentId })
  const title = t(ofBrands ? 'title.brand' : 'title.own')
  if (error && !all) return <ErrorState heading="h1" onRetry={() => void mutate()} />
  if (!all || (ofBrands && !brands)) return <Skeleton rows={8} />
  if (ofBrands && !brands?.length)
    return (
      <EmptyState
        heading="h1"
        title={t('noBrand')}
        action={
          <Button type="primary" href={href('brands')}>
            {t('toBrands')}
          </Button>
        }
      />
    )
  return (
    <Screen
      className="categories"
      title={title}
      actions={
        <Button type="primary" icon={Plus} onClick={() => add(null)}>
          {t('add')}
        </Button>
      }
    >
      <div className="filters">
        {ofBrands && (
          <Combobox
            aria-label={t('brand')}
            clearable={false}
            value={String(brandId)}
            options={(brands ?? []).map(({ id, name, code }) => ({
              value: String(id),
              label: name,
              hint: code ?? undefined,
            }))}
            onChange={(id) => id && place.go({ brandId: Number(id), id: null })}
          />
        )}
        <SearchField slash label={t('search')} value={typed} onChange={setTyped} />
      </div>
      {rows.length > 0 && <LayerBar layers={layersOf(rows)} source={source} refresh={mutate} />}
      {rows.length === 0 && (
        <EmptyState
          heading="h2"
          title={t('empty')}
          action={
            <Button icon={Plus} onClick={() => add(null)}>
              {t('add')}
            </Button>
          }
        >
          {t('empty.text')}
        </EmptyState>
      )}
      {rows.length > 0 && shown.length === 0 && (
        <EmptyState
          filtered
          heading="h2"
          title={t('filtered')}
          action={<Button onClick={() => setTyped('')}>{t('clear')}</Button>}
        />
      )}
      {shown.length > 0 && (
        <>
          <p className="small soft">{t('hint')}</p>
          <CategoryRows
            label={title}
            rows={shown}
            openId={place.id}
            filtered={word !== ''}
            onOpen={(id) => place.go({ id })}
            onAdd={add}
            onMove={move}
          />
        </>
      )}
      <output className="unseen">{spoken}</output>
      {(adding || place.id !== null) && (
        <CategoryDrawer
          key={adding ? `new ${adding.parentId}` : place.id}
          source={source}
          category={adding ? null : opened}
          parent={rows.find(({ id }) => id === (adding ? adding.parentId : opened?.parentId)) ?? null}
          draftName={`category.${brandId ?? ''}.${adding ? `new.${adding.parentId ?? ''}` : place.id}`}
          onSaved={() => void mutate()}
          onClose={close}
        />
      )}
    </Screen>
  )
}
