/** Files of a lower folder of the server that still import from a higher one. The list may only shrink. */
export const upwardImports: readonly string[] = [
  'packages/server/src/database/database-refusal.ts',
  'packages/server/src/database/versioned-update.ts',
]

/** Edges between the server's modules without which there would be no circle among them. The list may only shrink. */
export const circularModules: readonly string[] = [
  'approval-routes -> approvals',
  'approvals -> custom-workflow-items',
  'approvals -> documents',
  'approvals -> quality-labelings',
  'approvals -> suppliers',
  'confirmed-marks -> extension-fields',
  'custom-workflow-items -> merchandisings',
  'exhibition-items -> exhibitions',
  'exhibitions -> exhibition-orders',
  'home -> approvals',
  'matching-profiles -> recruitments',
  'merchandising-files -> merchandisings',
  'notifications -> approvals',
  'recruitments -> open-recruitments',
]
