import { useState } from 'react'
import { OrderMatrix } from './order-matrix.tsx'

export const sampleItem = {
  name: 'タイプライターシャツ(デモ)',
  colours: [
    { name: '白', hex: '#fbfaf6' },
    { name: '紺', hex: '#26364f' },
    { name: '細縞', hex: '#dfe3e6' },
  ],
  sizes: ['S', 'M', 'L', 'XL'],
  skus: ['白', '紺', '細縞'].flatMap((colour, row) =>
    ['S', 'M', 'L', 'XL'].map((size, column) => ({
      id: row * 4 + column + 1,
      colour,
      size,
      left: colour === '紺' && size === 'XL' ? 6 : colour === '細縞' && size === 'L' ? 0 : null,
    })),
  ),
}

/** A matrix that keeps what is typed into it. */
export function MatrixScene({
  start = new Map(),
  ghost,
}: {
  start?: ReadonlyMap<number, number>
  ghost?: ReadonlyMap<number, number>
}) {
  const [pieces, setPieces] = useState(start)
  const [unread, setUnread] = useState<ReadonlyMap<number, string>>(new Map())
  return (
    <div style={{ inlineSize: 420, containerType: 'inline-size' }}>
      <OrderMatrix
        item={sampleItem}
        pieces={pieces}
        ghost={ghost}
        unread={unread}
        onChange={(changed, left) => {
          setPieces((before) => new Map([...before, ...changed]))
          setUnread(left)
        }}
      />
    </div>
  )
}
