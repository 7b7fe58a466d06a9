import type { MerchandisingCard } from '@tsumugi/contract'
import { releasePeriods, seasonOf } from '@tsumugi/domain'
import { OverlayHost, figureStyles, useStyles } from '@tsumugi/ui'
import { Suspense, useMemo, useState } from 'react'
import type { Budget } from './figures/budget-grid.ts'
import { categoryTree } from './cards/categories.ts'
import { demoCard } from './cards/demo-card.fixture.ts'
import { demoCategories } from './cards/demo-categories.fixture.ts'
import { buildModel } from './grid/grid-model.ts'
import { MapField, type MapFieldProps } from './grid/map-field.tsx'
import { useMapText } from './map-text.ts'
import { defaultView, type MapView } from './view/map-view.ts'
import cardStyles from './cards/map-card.css?inline'
import gridCss from './grid/map-grid.css?inline'
import css from './md-map.css?inline'

export const sceneTree = categoryTree(
  demoCategories({
    トップス: ['カットソー', 'シャツ', 'ニット'],
    アウター: ['コート'],
    ボトムス: ['パンツ', 'スカート'],
    ワンピース: ['ワンピース'],
  }),
)
const names = [
  '天竺クルーT',
  'ボーダー長袖T',
  '鹿の子T',
  'オックスBD',
  'リネン開襟',
  '綿Vニット',
  'ステンカラー',
  'チノテーパード',
]
const statuses = ['released', 'confirmed', 'in_development', 'planned', 'idea'] as const

/** Evenly spread demo products over rows and months, the last few without a place. */
export function sceneCards(count: number): MerchandisingCard[] {
  return Array.from({ length: count }, (_, index) => {
    const row = sceneTree.rows[index % sceneTree.rows.length]
    const month = Math.floor(index / sceneTree.rows.length) % 6
    return demoCard({
      id: index + 1,
      name: `${names[index % names.length]} ${index + 1}`,
      status: statuses[month % statuses.length],
      releaseOn: index % 25 === 24 ? null : `2027-0${month + 1}-12`,
      categoryIds: row ? [row.id] : [],
      planQuantity: 300 + (index % 7) * 200,
      listPrice: String(5900 + (index % 9) * 1000),
      colours: demoCard({ id: 1 }).colours.flatMap((colour) => Array.from({ length: 1 + (index % 3) }, () => colour)),
    })
  })
}

const budgets: Budget[] = sceneTree.rows.flatMap(({ id }, row) =>
  [1, 2, 3, 4].map((month) => ({
    id: id * 10 + month,
    categoryId: id,
    period: `2027-0${month}-01`,
    sales: String(2_000_000 + row * 900_000 * month),
    quantity: 0,
  })),
)

export interface MapSceneProps {
  cards?: readonly MerchandisingCard[]
  view?: Partial<MapView>
  openId?: number
  flashed?: readonly number[]
  on?: Partial<Pick<MapFieldProps, 'onOpen' | 'onMove' | 'onCreate' | 'onDiscard'>>
}

/** Board and tray over plain products, moving them as the screen would; the server is not asked. */
export function MapScene(props: MapSceneProps) {
  return (
    <Suspense>
      <Scene {...props} />
      <OverlayHost />
    </Suspense>
  )
}

function Scene({ cards: given, view: wanted, openId, flashed = [], on = {} }: MapSceneProps) {
  useStyles(figureStyles)
  useStyles(css)
  useStyles(gridCss)
  useStyles(cardStyles)
  const text = useMapText()
  const [cards, setCards] = useState<readonly MerchandisingCard[]>(() => given ?? sceneCards(80))
  const [view, setView] = useState<MapView>({ ...defaultView, ...wanted })
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const [spoken, say] = useState('')
  const periods = useMemo(() => releasePeriods(seasonOf('27SS'), view.unit), [view.unit])
  const model = useMemo(
    () => buildModel({ tree: sceneTree, unit: view.unit, periods, cards, budgets }),
    [view.unit, periods, cards],
  )
  const justFlashed = useMemo(() => new Set(flashed), [flashed])
  return (
    <section className="md-map" style={{ blockSize: 720 }}>
      <div className="md-map-body">
        <MapField
          label="27春夏"
          {...{ model, view, text, marked, say }}
          filter={view}
          openId={openId ?? null}
          flashed={justFlashed}
          onView={(change) => setView((now) => ({ ...now, ...change }))}
          onMark={setMarked}
          onOpen={(card) => on.onOpen?.(card)}
          onCreate={(place) => on.onCreate?.(place)}
          onCopy={() => undefined}
          onDiscard={(list) => on.onDiscard?.(list)}
          onMove={(moves, target) => {
            on.onMove?.(moves, target)
            const places = new Map(moves.map(({ card, place }) => [card.id, place]))
            setCards((list) => list.map((card) => ({ ...card, ...places.get(card.id) })))
          }}
        />
      </div>
      <output>{spoken}</output>
    </section>
  )
}
