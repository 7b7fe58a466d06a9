import { useState } from 'react'
import { matrixKey, type MatrixChange, type MatrixState } from './cells/matrix-data.ts'
import { QuantityMatrix, type QuantityMatrixProps } from './quantity-matrix.tsx'

const colours = [
  { key: '1', code: '03', label: '生成り', cloth: '#ece4d4' },
  { key: '2', code: '52', label: 'キャメル', cloth: '#c08a56' },
  { key: '3', code: '99', label: '墨', cloth: '#33302d' },
]
const sizes = ['S', 'M', 'L', 'XL'].map((label) => ({ key: label, label }))
const ordered = { '1/S': '60', '1/M': '100', '1/L': '40', '2/S': '120', '2/M': '200', '2/L': '80', '3/M': '1500' }

/** A matrix that keeps what is typed into it. */
export function MatrixScene({ value = {}, ...rest }: Partial<QuantityMatrixProps>) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(value)
  const take = (changes: readonly MatrixChange[]) => {
    rest.onChange?.(changes)
    setTexts((before) => ({
      ...before,
      ...Object.fromEntries(changes.map(({ row, column, text }) => [matrixKey(row, column), text])),
    }))
  }
  return (
    <div style={{ padding: 16 }}>
      <QuantityMatrix
        label="発注数"
        corner="色"
        rows={colours}
        columns={sizes}
        {...rest}
        value={texts}
        onChange={take}
      />
    </div>
  )
}

export const Empty = () => <MatrixScene />

export const Ordered = () => <MatrixScene value={ordered} ghosts={{ ...ordered, '1/M': '80', '3/S': '24' }} />

const states: Record<string, MatrixState> = {
  '1/XL': { kind: 'absent', message: 'この色のXLはありません。' },
  '2/S': { kind: 'frozen', message: '契約済みなので変えられません。変更は契約の変更から出してください。' },
  '2/M': { kind: 'warning', message: '前の工程より 20 点多くなっています。' },
  '2/L': { kind: 'refused', message: 'ほかの人が先に変えました。数を確かめてもう一度保存してください。' },
}

export const WithStates = () => <MatrixScene value={{ ...ordered, '3/S': '3.5' }} states={states} />

export const ReadOnly = () => <MatrixScene value={ordered} disabled />

export const Cloth = () => <MatrixScene value={{ '1/S': '12.50', '1/M': '7.25' }} digits={2} />

export const sixtyByForty = {
  rows: Array.from({ length: 60 }, (_, at) => ({ key: String(at), label: `色${at + 1}` })),
  columns: Array.from({ length: 40 }, (_, at) => ({ key: String(at), label: String(60 + at * 5) })),
}

export const SixtyColoursByFortySizes = () => <MatrixScene {...sixtyByForty} />
