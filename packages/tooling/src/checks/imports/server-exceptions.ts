/** Files of a lower folder of the server that still import from a higher one. The list may only shrink. */
export const upwardImports: readonly string[] = []

/** Edges between the server's modules without which there would be no circle among them. The list may only shrink. */
export const circularModules: readonly string[] = []
