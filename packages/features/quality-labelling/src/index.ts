/** Lazy faces of drawings that other areas show too. */
export const drawings = {
  careSymbol: () => import('./care-symbols/care-symbol.tsx').then((m) => ({ default: m.CareSymbol })),
}

export type { CareSymbolProps } from './care-symbols/care-symbol.tsx'
