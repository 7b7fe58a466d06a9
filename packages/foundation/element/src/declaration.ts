export { kebabCase, type PropKind } from './attributes/attributes.ts'
export { reservation, type Reserve, type Tag } from './options.ts'
export type { Mode } from './host.ts'
