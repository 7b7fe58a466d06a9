import type { MerchandisingCard } from '@tsumugi/contract'
import { lazy } from 'react'
import type { Place } from '../moves/moving.ts'

/** What the product dialog was opened for. */
export type DialogRequest =
  { mode: 'create'; initial?: Place } | { mode: 'template' } | { mode: 'edit'; initial: MerchandisingCard }

/** Loaded when a product is first opened, so that the map itself is there sooner. */
export const ProductDrawer = lazy(async () => ({
  default: (await import('../../product-drawer/product-drawer.tsx')).ProductDrawer,
}))
export const ProductDialog = lazy(async () => ({
  default: (await import('../../product-form/product-dialog.tsx')).ProductDialog,
}))
export const LastYear = lazy(async () => ({ default: (await import('../../last-year/last-year.tsx')).LastYear }))
export const ProductMerge = lazy(async () => ({
  default: (await import('../../product-conflict/product-conflict.tsx')).ProductMerge,
}))
export const TakeOffDialog = lazy(async () => ({
  default: (await import('../../product-conflict/take-off-dialog.tsx')).TakeOffDialog,
}))

const asides = () => import('../../map-asides/map-asides.ts')
/** Loaded when they are first asked for, all at once. */
export const FilterChoices = lazy(() => asides().then((m) => ({ default: m.FilterChoices })))
export const KeyboardHelp = lazy(() => asides().then((m) => ({ default: m.KeyboardHelp })))
export const MarkedBar = lazy(() => asides().then((m) => ({ default: m.MarkedBar })))
export const MapEmpty = lazy(() => asides().then((m) => ({ default: m.MapEmpty })))
