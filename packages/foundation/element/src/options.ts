import type { ComponentType, ReactNode } from 'react'
import type { PropKind } from './attributes/attributes.ts'
import type { Host, Mode } from './host.ts'

/** `tsumugi-<noun>` */
export type Tag = `tsumugi-${string}`

/** What every element takes beside its own properties; without `locale` it follows the page's. */
export const ownProps = { mode: 'string', locale: 'string' } as const satisfies Record<string, PropKind>

/** CSS lengths an element takes up before it has anything to show. */
export interface Reserve {
  blockSize: string
  inlineSize?: string
}

/** The declarations that keep the room, for the element itself and for the page's cloak. */
export function reservation({ blockSize, inlineSize }: Reserve): string {
  const block = `min-block-size: ${blockSize}`
  return inlineSize ? `${block}; min-inline-size: ${inlineSize}` : block
}

export interface FrameProps {
  host: Host
  root: ShadowRoot
  /** The element's properties as they are now. */
  props: Readonly<Record<string, unknown>>
  children: ReactNode
}

interface CommonOptions<Props extends object> {
  /** How each property is read. Attributes are the kebab-case names; they are read, never written. */
  props?: Partial<Record<keyof Props & string, PropKind>>
  /** The events the component may send, and whether a listener may prevent what follows. */
  events?: Readonly<Record<Tag, { cancelable?: boolean }>>
  /** Adopted into the shadow root beside the tokens. */
  styles?: readonly string[]
  /** Room kept while the element loads. */
  reserve?: Reserve
  /** The mode where the page names none. */
  mode?: Mode
  /** What surrounds the component inside the element, e.g. providers. */
  frame?: ComponentType<FrameProps>
  /** `major.minor.patch` of what defines the element. */
  version: string
}

/** A component that is here, or one that is loaded when the element is first shown. */
export type ElementOptions<Props extends object> = CommonOptions<Props> &
  ({ component: ComponentType<Props>; load?: never } | { component?: never; load: Load<Props> })

export type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>
