import { brandImages, type BrandImage } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, rewriteAddress, type QueryRecord } from '@tsumugi/navigation'
import { useApi } from '@tsumugi/session'
import {
  Button,
  EmptyState,
  ErrorState,
  fileGate,
  IconButton,
  ImagePreview,
  Select,
  Skeleton,
  toast,
  useStyles,
} from '@tsumugi/ui'
import { Images, MessageSquare, Palette, Shirt, Undo2, Upload } from '@tsumugi/ui/icons'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBoard } from '../brand-images-queries.ts'
import { seasonIn } from '../md-map-screen/view/map-view.ts'
import { useBrands } from '../merchandising-queries.ts'
import { BoardView } from './board-view.tsx'
import css from './board.css?inline'
import { boardTexts } from './board-texts.ts'
import { ProductsDialog } from './products-dialog.tsx'
import { freePlace } from './thing-box.ts'
import { ThingDialog, type ThingWords } from './thing-dialog.tsx'
import { useBoardEdits } from './use-board-edits.ts'

const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']
/** Board points between pictures that are dropped together. */
const apart = 40

type Asked = { kind: 'note' | 'colour' } | { item: BrandImage } | 'products' | null

/** /s/brand_images : a board per brand and season with pictures, notes and colours (domain §3.14). */
export function BrandImagesScreen({ query }: { query: QueryRecord }) {
  useStyles(css)
  const t = useText(boardTexts)
  const api = useApi()
  const [place, setPlace] = useState(() => ({
    brandId: Number(query.brand_id) || null,
    season: seasonIn(query.season),
  }))
  const [asked, setAsked] = useState<Asked>(null)
  const [seen, setSeen] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  /** For the toast, which outlives the drawing that showed it. */
  const latestUndo = useRef(() => {})
  const brands = useBrands()
  const open = brands.data?.filter(({ discardedAt }) => discardedAt === null)
  const brand = open?.find(({ id }) => id === place.brandId) ?? open?.[0]
  const { data, error, mutate, put: show } = useBoard(brand?.id, place.season)
  const items = data?.items ?? []
  const season = data?.season ?? place.season
  const failed = () => toast({ title: t('failed'), message: t('failed.why'), type: 'attention' })

  const edits = useBoardEdits(
    {
      items,
      show: (id, item) =>
        void show((board) => {
          const others = board.items.filter((each) => each.id !== id)
          return { ...board, items: item ? [...others, item] : others }
        }),
      refresh: mutate,
    },
    {
      onRemoved: () =>
        toast({ title: t('done.removed'), action: { label: t('undo'), onClick: () => latestUndo.current() } }),
      onUndone: () => toast({ title: t('done.undone') }),
      onStale: () => toast({ title: t('stale'), message: t('stale.why'), type: 'attention' }),
      onFailed: failed,
    },
  )
  const undo = useEffectEvent(() => void edits.undo())
  useEffect(() => {
    latestUndo.current = () => void edits.undo()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const typing = (event.target as Element | null)?.closest?.('input, textarea, select')
      if (typing || event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
      event.preventDefault()
      undo()
    }
    addEventListener('keydown', heard)
    return () => removeEventListener('keydown', heard)
  }, [])

  function go(change: Partial<typeof place>) {
    const next = { ...place, ...change }
    setPlace(next)
    rewriteAddress(href('brandImages', null, { brand_id: next.brandId, season: next.season }))
  }
  async function put(add: () => Promise<BrandImage[]>): Promise<boolean> {
    try {
      const made = await add()
      edits.added(made)
      if (made.length > 0) toast({ title: t('done.added', { count: made.length }) })
      return true
    } catch {
      failed()
      return false
    }
  }
  function onFiles(files: File[], at: { x: number; y: number } | null) {
    if (!brand || !season) return
    for (const file of files)
      if (!pictures.includes(file.type))
        toast({ title: t('failed'), message: t('file.kind', { name: file.name }), type: 'attention' })
    const start = at ?? freePlace(items)
    const { taken: wanted, refused } = fileGate().pass(files.filter((file) => pictures.includes(file.type)))
    if (refused.length > 0)
      void fileGate()
        .words(refused)
        .then((message) => toast({ title: t('failed'), message, type: 'attention', duration: 8000 }))
    if (wanted.length === 0) return
    void put(async () => {
      const made: BrandImage[] = []
      for (const [index, file] of wanted.entries()) {
        const body = { brandId: brand.id, season, x: start.x + index * apart, y: start.y + index * apart, file }
        made.push((await api.of(brandImages).addPicture({ body })).data)
      }
      return made
    })
  }
  const onProducts = (merchandisingIds: number[]) =>
    put(
      async () =>
        (
          await api
            .of(brandImages)
            .addProducts({ body: { brandId: brand!.id, season: season!, merchandisingIds, ...freePlace(items) } })
        ).data,
    )
  async function onWords({ note, colour }: ThingWords) {
    if (asked === null || asked === 'products') return
    if ('item' in asked) return edits.change(asked.item, { note, ...(asked.item.kind === 'colour' && { colour }) })
    const { data: made } = await api
      .of(brandImages)
      .add({
        body: {
          brandId: brand!.id,
          season: season!,
          brandImage: { kind: asked.kind, note, ...freePlace(items), ...(colour && { colour }) },
        },
      })
    edits.added([made])
  }

  if (open?.length === 0)
    return <EmptyState title={t('noBrands')} action={<Button href={href('brands')}>{t('toBrands')}</Button>} />
  const shown = items.filter((item) => item.kind === 'image')
  const add = (
    <Button type="primary" icon={Upload} disabled={!data} onClick={() => input.current?.click()}>
      {t('addPicture')}
    </Button>
  )
  const seasonName = (code: string) =>
    t(code.endsWith('SS') ? 'season.SS' : 'season.AW', {
      year: t.locale === 'en' ? `20${code.slice(0, 2)}` : code.slice(0, 2),
    })
  return (
    <div className="brand-board">
      <header className="head">
        <h1>{t('title')}</h1>
        <Select
          aria-label={t('brand')}
          placeholder={null}
          value={String(brand?.id ?? '')}
          options={(open ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id: string) => go({ brandId: Number(id), season: null })}
        />
        <Select
          aria-label={t('season')}
          placeholder={null}
          value={season ?? ''}
          options={(data?.seasons ?? []).map((code) => ({ value: code, label: seasonName(code) }))}
          onChange={(code: string) => go({ season: code })}
        />
        <span className="button-row push">
          <IconButton
            icon={Undo2}
            label={t('undo')}
            reason={edits.canUndo ? undefined : t('undo.none')}
            onClick={() => void edits.undo()}
          />
          <Button icon={MessageSquare} disabled={!data} onClick={() => setAsked({ kind: 'note' })}>
            {t('addNote')}
          </Button>
          <Button icon={Palette} disabled={!data} onClick={() => setAsked({ kind: 'colour' })}>
            {t('addColour')}
          </Button>
          <Button icon={Shirt} disabled={!data} onClick={() => setAsked('products')}>
            {t('addProducts')}
          </Button>
          {add}
        </span>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={pictures.join()}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])], null)
            event.target.value = ''
          }}
        />
      </header>
      {error && !data && <ErrorState title={t('load.failed')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton rows={8} />}
      {data && brand && (
        <>
          {items.length === 0 && (
            <EmptyState
              title={t('empty')}
              action={
                <Button icon={Images} onClick={() => input.current?.click()}>
                  {t('addPicture')}
                </Button>
              }
            >
              {t('empty.why')}
            </EmptyState>
          )}
          <BoardView
            label={t('board', { brand: brand.name, season: seasonName(data.season) })}
            items={items}
            brandId={brand.id}
            t={t}
            onFiles={onFiles}
            onBox={(item, box) => void edits.change(item, { x: box.x, y: box.y, width: box.width })}
            onFront={(item) => void edits.change(item, { toFront: true })}
            onEdit={(item) => setAsked({ item })}
            onRemove={(item) => void edits.remove(item)}
            onOpen={(item) => setSeen(shown.findIndex(({ id }) => id === item.id))}
          />
          <p className="small faint hint">{t('hint')}</p>
        </>
      )}
      {asked === 'products' && brand && season && (
        <ProductsDialog brandId={brand.id} season={season} t={t} onAdd={onProducts} onClose={() => setAsked(null)} />
      )}
      {asked !== null && asked !== 'products' && (
        <ThingDialog
          kind={'item' in asked ? asked.item.kind : asked.kind}
          item={'item' in asked ? asked.item : undefined}
          t={t}
          onSave={onWords}
          onClose={() => setAsked(null)}
        />
      )}
      {seen !== null && seen >= 0 && (
        <ImagePreview
          images={shown.map(({ originalUrl, name, note }) => ({ src: originalUrl ?? '', alt: note || name || '' }))}
          initial={seen}
          onClose={() => setSeen(null)}
        />
      )}
    </div>
  )
}
