import figures from './figures.css?inline'
import reset from './reset.css?inline'
import page from './page.css?inline'
import tokens from './tokens.css?inline'

/** Tokens and reset, in the order they are adopted: what every root needs before its first control. */
export const baseStyles: readonly string[] = [tokens, reset]

/** Ground of a document of our own (`/s/`, sign-in); never adopted into a page we are a guest on. */
export const pageStyles: string = page

/**
 * Colours of heat, series, the two companies of a plan and sketches (`--tsumugi-heat-*`, `series-*`, `ours`, `theirs`,
 * `sketch-line`). A component that draws with them says `useStyles(figureStyles)`.
 */
export const figureStyles: string = figures
