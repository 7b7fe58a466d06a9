import type { PhaseMatrix } from '@tsumugi/contract'

/** What people call a SKU: its colour, its name, its size. */
export function skuNames({ units, colors, sizes }: PhaseMatrix, none: string) {
  const names = new Map(
    units.map(({ id, colorId, sizeId, name }) => {
      const color = colors.find((each) => each.id === colorId)?.name
      const size = sizes.find((each) => each.id === sizeId)?.name
      return [id, [color, name, size].filter(Boolean).join(' ') || none]
    }),
  )
  return (id: number) => names.get(id) ?? none
}
