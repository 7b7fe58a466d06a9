import figures from './figures.css?inline'

/**
 * Colours of heat, series, the two companies of a plan and sketches (`--tsumugi-heat-*`, `series-*`, `ours`, `theirs`,
 * `sketch-line`). A component that draws with them says `useStyles(figureStyles)`.
 */
export const figureStyles: string = figures
