export { defineElement, elementClass, type TsumugiElement } from './define-element.tsx'
export { AttributeError, kebabCase, type PropKind } from './attributes.ts'
export {
  eventName,
  HostContext,
  modes,
  useHost,
  useRefresh,
  type EmitOptions,
  type Host,
  type Mode,
} from './host.ts'
export { LoadError } from './lazy-content.ts'
export { lazyPart, type LazyPart } from './lazy-part.ts'
export { ownProps, reservation } from './options.ts'
export type { ElementOptions, FrameProps, Load, Reserve, Tag } from './options.ts'
export type { VersionConflict } from './version-guard.ts'
