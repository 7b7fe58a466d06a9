import { useEffect, useRef, useState } from 'react'
import { DateField } from './date-field.tsx'

export function Open() {
  const [value, setValue] = useState('2027-02-26')
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const trigger = frame.current?.querySelector('button')
    if (trigger?.ariaExpanded === 'false') trigger.click()
  }, [])
  return (
    <div ref={frame} style={{ maxInlineSize: 240 }}>
      <DateField label="納期" must value={value} onChange={setValue} min="2027-02-08" />
    </div>
  )
}

export function Closed() {
  return (
    <div style={{ maxInlineSize: 240 }}>
      <DateField label="納期" value="" onChange={() => {}} hint="土日は検品がありません。" />
    </div>
  )
}
