import { SearchField } from '@tsumugi/ui'
import { useEffect, useState } from 'react'

/** Words to search by: asked for once the typing rests. */
export function SearchFilter({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange(value: string): void
}) {
  const [typed, setTyped] = useState(value)
  const [given, setGiven] = useState(value)
  if (given !== value) {
    setGiven(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === value) return
    const rest = setTimeout(() => onChange(typed), 250)
    return () => clearTimeout(rest)
  })
  return <SearchField label={label} value={typed} onChange={setTyped} slash />
}
