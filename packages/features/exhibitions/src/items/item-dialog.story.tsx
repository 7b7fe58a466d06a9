import type { ExhibitionItem } from '@tsumugi/contract'
import { useStyles } from '@tsumugi/ui'
import css from '../admin/admin.css?inline'
import { BoardGround, demoExhibition } from '../board-screen/board.fixture.tsx'
import { ItemDialog } from './item-dialog.tsx'

const nothing = () => undefined
const sku = (id: number, colour: string, size: string, limit: number | null, ordered: number) => ({
  id,
  colour,
  size,
  limit,
  ordered,
})

export const demoItem: ExhibitionItem = {
  id: 5,
  exhibitionId: 1,
  merchandisingId: null,
  code: 'SK27-011',
  name: '裏毛パーカー',
  category: 'スウェット',
  fabric: '綿100%',
  note: '',
  listPrice: '14900',
  wholesalePrice: null,
  unitPrice: '8940',
  deliveryWindow: null,
  colours: [
    { name: '桜', hex: '#e2b6b0' },
    { name: '紺', hex: '#26364f' },
  ],
  sizes: ['S', 'M'],
  tags: [],
  position: 0,
  pictures: [],
  skus: [sku(1, '桜', 'S', 24, 12), sku(2, '桜', 'M', null, 0), sku(3, '紺', 'S', null, 0), sku(4, '紺', 'M', null, 0)],
  lockVersion: 3,
}

/** One colour has been ordered, and stays as it is called; the other is free to change. */
export function Item() {
  useStyles(css)
  return (
    <BoardGround>
      <div className="exhibition-admin">
        <ItemDialog
          exhibition={demoExhibition}
          item={demoItem}
          onClose={nothing}
          onSaved={nothing}
          onChanged={nothing}
        />
      </div>
    </BoardGround>
  )
}
