/** What a file beside a style is (domain §3.4, images and tech files). */
export const productionFileKinds = ['sketch', 'tech_pack', 'pattern', 'other'] as const
export type ProductionFileKind = (typeof productionFileKinds)[number]
