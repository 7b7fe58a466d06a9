import { atom } from 'nanostores'

/** Whether the palette stands open; its place is the default layout. */
export const $palette = atom(false)

export const openPalette = (): void => $palette.set(true)
export const closePalette = (): void => $palette.set(false)
