/** What somebody does for a brand in a team. */
export const assignmentRoles = ['md', 'production', 'sales', 'qc', 'accounting'] as const
