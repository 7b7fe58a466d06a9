import { useState } from 'react'
import { Segments } from './segments.tsx'

const spans = [
  { value: 'month', label: '月' },
  { value: 'half', label: '半月' },
  { value: 'week', label: '週' },
]

export function Spans() {
  const [span, setSpan] = useState('month')
  return (
    <div className="button-row">
      <Segments label="目盛り" value={span} onChange={setSpan} options={spans} />
      <Segments label="目盛り(小)" size={24} value={span} onChange={setSpan} options={spans} />
    </div>
  )
}
