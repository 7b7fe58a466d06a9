import type { BrandImage } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { demoSketch } from '../product-drawer/demo-product.fixture.ts'
import { BoardView, type BoardViewProps } from './board-view.tsx'
import css from './board.css?inline'
import { boardTexts } from './board-texts.ts'

const thing = (id: number, values: Partial<BrandImage>): BrandImage => ({
  id,
  kind: 'image',
  x: 40,
  y: 40,
  width: 220,
  ratio: 0.91,
  position: id,
  note: '',
  colour: null,
  merchandisingId: null,
  name: 'a.png',
  url: demoSketch('#243a5e'),
  originalUrl: demoSketch('#243a5e'),
  lockVersion: 0,
  ...values,
})
const items = [
  thing(1, { merchandisingId: 3, note: '軸になる型' }),
  thing(2, { kind: 'note', x: 300, width: 240, note: '朝の庭\n洗いざらしの麻', url: null, ratio: null }),
  thing(3, {
    kind: 'colour',
    x: 300,
    y: 180,
    width: 116,
    colour: { name: '若葉', hex: '#8fae5d' },
    url: null,
    ratio: null,
  }),
]

export function Board(on: Partial<BoardViewProps>) {
  useStyles(css)
  const t = useText(boardTexts)
  const [shown, setShown] = useState(items)
  return (
    <div className="brand-board" style={{ blockSize: 640 }}>
      <BoardView
        label="27SS"
        items={shown}
        brandId={1}
        t={t}
        onFront={() => undefined}
        onEdit={() => undefined}
        onOpen={() => undefined}
        onFiles={() => undefined}
        onRemove={(item) => setShown((list) => list.filter(({ id }) => id !== item.id))}
        {...on}
        onBox={(item, box) => {
          setShown((list) => list.map((each) => (each.id === item.id ? { ...each, ...box } : each)))
          on.onBox?.(item, box)
        }}
      />
    </div>
  )
}
