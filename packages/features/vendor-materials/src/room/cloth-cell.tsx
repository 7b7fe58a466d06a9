import type { CSSProperties } from 'react'

interface ClothCellProps {
  readonly name: string
  readonly hex: string | null
  /** Below the name: lot, colour, style. */
  readonly facts: readonly (string | null)[]
}

/** A cloth as it looks, what it is called, and what tells it from others. */
export const ClothCell = ({ name, hex, facts }: ClothCellProps) => (
  <span className="cloth-cell">
    <i aria-hidden="true" style={hex ? ({ '--cloth': hex } as CSSProperties) : undefined} />
    <span>
      {name}
      <span className="tiny">{facts.filter(Boolean).join('・')}</span>
    </span>
  </span>
)
