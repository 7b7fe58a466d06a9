import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type TsumugiAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tsumugi-global-header': TsumugiAttributes & {
        mode?: string
        origin?: string
        locale?: string
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ error: unknown; attribute?: string }>) => void
        'ontsumugi-navigate'?: (event: CustomEvent<{ href: string }>) => void
      }
      'tsumugi-side-menu': TsumugiAttributes & {
        mode?: string
        origin?: string
        locale?: string
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ error: unknown; attribute?: string }>) => void
        'ontsumugi-navigate'?: (event: CustomEvent<{ href: string }>) => void
      }
      'tsumugi-ribbon': TsumugiAttributes & {
        mode?: string
        origin?: string
        locale?: string
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ error: unknown; attribute?: string }>) => void
      }
      'tsumugi-md-map': TsumugiAttributes & {
        mode?: string
        origin?: string
        locale?: string
        brandId?: number
        'brand-id'?: number
        mapId?: number
        'map-id'?: number
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ error: unknown; attribute?: string }>) => void
        'ontsumugi-navigate'?: (event: CustomEvent<{ href: string }>) => void
      }
    }
  }
}
