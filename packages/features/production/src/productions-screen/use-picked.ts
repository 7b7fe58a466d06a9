import type { Production } from '@tsumugi/contract'
import { useState } from 'react'

/** Productions of one's own that are chosen, on all pages, each as it was read last. */
export function usePicked(rows: readonly Production[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Production>>(new Map())
  const known = new Map([...chosen, ...rows.map((row) => [String(row.id), row] as const)])
  const onChange = (keys: ReadonlySet<string>) =>
    setChosen(new Map([...keys].flatMap((key) => (known.has(key) ? [[key, known.get(key)!] as const] : []))))
  return {
    picked: [...chosen.keys()].map((key) => known.get(key)!),
    selection: { chosen: new Set(chosen.keys()), onChange },
    clear: () => setChosen(new Map()),
  }
}
