import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type TsumugiAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tsumugi-global-header': TsumugiAttributes & {
        mode?: 'host' | 'legacy' | 'partner'
        origin?: string
        locale?: 'ja' | 'en' | 'zh-CN'
        embedded?: boolean
        hideRibbon?: boolean
        'hide-ribbon'?: boolean
        hideMenu?: boolean
        'hide-menu'?: boolean
        productName?: string
        'product-name'?: string
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
        'ontsumugi-navigate'?: (event: CustomEvent<{ href: string }>) => void
        'ontsumugi-menu-toggle'?: (event: CustomEvent<{ open: boolean }>) => void
        'ontsumugi-locale-change'?: (event: CustomEvent<{ locale: 'ja' | 'en' | 'zh-CN' }>) => void
        'ontsumugi-organisation-switch'?: (event: CustomEvent<{ id: number }>) => void
        'ontsumugi-sign-out'?: (event: CustomEvent<Record<string, never>>) => void
      }
      'tsumugi-side-menu': TsumugiAttributes & {
        mode?: 'host' | 'legacy' | 'partner'
        origin?: string
        locale?: 'ja' | 'en' | 'zh-CN'
        counts?: object
        vendor?: string
        externalLinks?: object
        'external-links'?: object
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
        'ontsumugi-navigate'?: (event: CustomEvent<{ href: string }>) => void
      }
      'tsumugi-ribbon': TsumugiAttributes & {
        mode?: 'host' | 'legacy' | 'partner'
        origin?: string
        locale?: 'ja' | 'en' | 'zh-CN'
        embedded?: boolean
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
        'ontsumugi-organisation-switch'?: (event: CustomEvent<{ id: number }>) => void
      }
      'tsumugi-md-map': TsumugiAttributes & {
        mode?: 'host' | 'legacy' | 'partner'
        origin?: string
        locale?: 'ja' | 'en' | 'zh-CN'
        brandId?: number
        'brand-id'?: number
        season?: string
        productId?: number
        'product-id'?: number
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
        'ontsumugi-product-open'?: (event: CustomEvent<{ brandId: number; id: number }>) => void
        'ontsumugi-product-move'?: (event: CustomEvent<{ id: number; releaseOn: string | null; categoryIds: number[] }>) => void
        'ontsumugi-product-change'?: (event: CustomEvent<{ id: number }>) => void
      }
      'tsumugi-quality-label': TsumugiAttributes & {
        mode?: 'host' | 'legacy' | 'partner'
        origin?: string
        locale?: 'ja' | 'en' | 'zh-CN'
        labelId?: number
        'label-id'?: number
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
        'ontsumugi-label-print'?: (event: CustomEvent<{ id: number }>) => void
      }
      'tsumugi-exhibition-order': TsumugiAttributes & {
        mode?: 'host' | 'legacy' | 'partner'
        origin?: string
        locale?: 'ja' | 'en' | 'zh-CN'
        exhibitionId?: number
        'exhibition-id'?: number
        publishableKey?: string
        'publishable-key'?: string
        authCode?: string
        'auth-code'?: string
        exhibitionOrderId?: number
        'exhibition-order-id'?: number
        itemId?: number
        'item-id'?: number
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
        'ontsumugi-order-submit'?: (event: CustomEvent<{ exhibitionId: number; quantity: number; amount: string }>) => void
        'ontsumugi-order-complete'?: (event: CustomEvent<{ id: number; number: string; quantity: number; amount: string }>) => void
        'ontsumugi-exhibition-view'?: (event: CustomEvent<{ name: string; itemId?: number; orderId?: number }>) => void
      }
      'tsumugi-approvals': TsumugiAttributes & {
        mode?: 'host' | 'legacy' | 'partner'
        origin?: string
        locale?: 'ja' | 'en' | 'zh-CN'
        approvalId?: number
        'approval-id'?: number
        tab?: string
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
        'ontsumugi-approval-open'?: (event: CustomEvent<{ id: number }>) => void
        'ontsumugi-approval-change'?: (event: CustomEvent<{ id: number; status: string }>) => void
      }
      'tsumugi-approval-steps': TsumugiAttributes & {
        mode?: 'host' | 'legacy' | 'partner'
        origin?: string
        locale?: 'ja' | 'en' | 'zh-CN'
        approvalId?: number
        'approval-id'?: number
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
      }
      'tsumugi-invoice-match': TsumugiAttributes & {
        mode?: 'host' | 'legacy' | 'partner'
        origin?: string
        locale?: 'ja' | 'en' | 'zh-CN'
        invoiceId?: number
        'invoice-id'?: number
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
        'ontsumugi-document-open'?: (event: CustomEvent<{ id: number }>) => void
        'ontsumugi-invoice-change'?: (event: CustomEvent<{ id: number }>) => void
        'ontsumugi-navigate'?: (event: CustomEvent<{ href: string }>) => void
      }
      'tsumugi-trade-chain': TsumugiAttributes & {
        mode?: 'host' | 'legacy' | 'partner'
        origin?: string
        locale?: 'ja' | 'en' | 'zh-CN'
        tradeId?: number
        'trade-id'?: number
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
        'ontsumugi-document-open'?: (event: CustomEvent<{ noun: string; id: number }>) => void
        'ontsumugi-navigate'?: (event: CustomEvent<{ href: string }>) => void
      }
      'tsumugi-payments': TsumugiAttributes & {
        mode?: 'host' | 'legacy' | 'partner'
        origin?: string
        locale?: 'ja' | 'en' | 'zh-CN'
        runId?: number
        'run-id'?: number
        tab?: string
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
        'ontsumugi-navigate'?: (event: CustomEvent<{ href: string }>) => void
        'ontsumugi-payment-run-open'?: (event: CustomEvent<{ id: number }>) => void
        'ontsumugi-payment-run-change'?: (event: CustomEvent<{ id: number; status: string }>) => void
      }
      'tsumugi-production-schedule': TsumugiAttributes & {
        mode?: 'host' | 'legacy' | 'partner'
        origin?: string
        locale?: 'ja' | 'en' | 'zh-CN'
        scheduleId?: number
        'schedule-id'?: number
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
        'ontsumugi-navigate'?: (event: CustomEvent<{ href: string }>) => void
        'ontsumugi-production-open'?: (event: CustomEvent<{ id: number }>) => void
        'ontsumugi-schedule-change'?: (event: CustomEvent<{ id: number; status: string }>) => void
      }
      'tsumugi-material-wall': TsumugiAttributes & {
        mode?: 'host' | 'legacy' | 'partner'
        origin?: string
        locale?: 'ja' | 'en' | 'zh-CN'
        search?: string
        color?: string
        fibre?: string
        materialId?: number
        'material-id'?: number
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
        'ontsumugi-navigate'?: (event: CustomEvent<{ href: string }>) => void
        'ontsumugi-material-open'?: (event: CustomEvent<{ id: number; colorId: number | null }>) => void
      }
      'tsumugi-recruitment': TsumugiAttributes & {
        mode?: 'host' | 'legacy' | 'partner'
        origin?: string
        locale?: 'ja' | 'en' | 'zh-CN'
        recruitmentId?: number
        'recruitment-id'?: number
        'ontsumugi-auth-required'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-forbidden'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-not-found'?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
        'ontsumugi-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
        'ontsumugi-error'?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
        'ontsumugi-navigate'?: (event: CustomEvent<{ href: string }>) => void
        'ontsumugi-application-open'?: (event: CustomEvent<{ id: number }>) => void
      }
    }
  }
}
