import { useEffect, useRef, useState } from 'react'
import { Combobox, type ComboboxOption } from './combobox.tsx'

const partners: readonly ComboboxOption[] = [
  { value: '1', label: '港南商事(デモ)', hint: 'TRADE' },
  { value: '2', label: '北斗縫製(デモ)', hint: 'SUPPLIER' },
  { value: '3', label: '蘇州彩針(デモ)', hint: 'SUPPLIER' },
  { value: '4', label: '青嶺ニット(デモ)', hint: 'SUPPLIER' },
  { value: '5', label: '停止中の会社(デモ)', disabled: true },
]
const many: readonly ComboboxOption[] = Array.from({ length: 99_999 }, (_, index) => ({
  value: String(index),
  label: `SKU-${String(index).padStart(5, '0')}`,
}))

function Opened({ options, initial }: { options: readonly ComboboxOption[]; initial: string }) {
  const [value, setValue] = useState(initial)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = frame.current?.querySelector('input')
    input?.focus()
    input?.click()
  }, [])
  return (
    <div ref={frame} style={{ maxInlineSize: 280 }}>
      <Combobox label="相手先" must value={value} onChange={setValue} options={options} placeholder="会社名で探す" />
    </div>
  )
}

export function Partners() {
  return <Opened options={partners} initial="2" />
}

export function FullList() {
  return <Opened options={many} initial="50000" />
}

export function Refused() {
  return (
    <div style={{ maxInlineSize: 280 }}>
      <Combobox label="相手先" value="" onChange={() => {}} options={partners} error="相手先を選んでください。" />
    </div>
  )
}
