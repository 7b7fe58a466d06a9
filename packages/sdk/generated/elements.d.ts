/** The methods of every element. */
export interface TsumugiElement extends HTMLElement {
  /** Loads the data again, keeping what was typed. */
  refresh(): void
  /** Starts the widget afresh. */
  reset(): void
}

export interface GlobalHeaderEventMap {
  'tsumugi-auth-required': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-forbidden': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-not-found': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-load-error': CustomEvent<{ error: unknown }>
  'tsumugi-error': CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>
  'tsumugi-navigate': CustomEvent<{ href: string }>
  'tsumugi-menu-toggle': CustomEvent<{ open: boolean }>
  'tsumugi-locale-change': CustomEvent<{ locale: 'ja' | 'en' | 'zh-CN' }>
  'tsumugi-organisation-switch': CustomEvent<{ id: number }>
  'tsumugi-sign-out': CustomEvent<Record<string, never>>
}
/** Logo, menu button, language, help and account, with the banner of an impersonation. */
export interface GlobalHeaderElement extends TsumugiElement {
  mode: 'host' | 'legacy' | 'partner' | undefined
  origin: string | undefined
  locale: 'ja' | 'en' | 'zh-CN' | undefined
  embedded: boolean | undefined
  hideRibbon: boolean | undefined
  hideMenu: boolean | undefined
  productName: string | undefined
  addEventListener<Type extends keyof GlobalHeaderEventMap>(type: Type, listener: (this: GlobalHeaderElement, event: GlobalHeaderEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Type extends keyof GlobalHeaderEventMap>(type: Type, listener: (this: GlobalHeaderElement, event: GlobalHeaderEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface SideMenuEventMap {
  'tsumugi-auth-required': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-forbidden': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-not-found': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-load-error': CustomEvent<{ error: unknown }>
  'tsumugi-error': CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>
  'tsumugi-navigate': CustomEvent<{ href: string }>
}
/** The sections and links that the kind and functions of the organisation open. */
export interface SideMenuElement extends TsumugiElement {
  mode: 'host' | 'legacy' | 'partner' | undefined
  origin: string | undefined
  locale: 'ja' | 'en' | 'zh-CN' | undefined
  counts: object | undefined
  vendor: string | undefined
  externalLinks: object | undefined
  addEventListener<Type extends keyof SideMenuEventMap>(type: Type, listener: (this: SideMenuElement, event: SideMenuEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Type extends keyof SideMenuEventMap>(type: Type, listener: (this: SideMenuElement, event: SideMenuEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface RibbonEventMap {
  'tsumugi-auth-required': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-forbidden': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-not-found': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-load-error': CustomEvent<{ error: unknown }>
  'tsumugi-error': CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>
  'tsumugi-organisation-switch': CustomEvent<{ id: number }>
}
/** The organisation one acts for, and the switch to another; nothing where there is no other. */
export interface RibbonElement extends TsumugiElement {
  mode: 'host' | 'legacy' | 'partner' | undefined
  origin: string | undefined
  locale: 'ja' | 'en' | 'zh-CN' | undefined
  embedded: boolean | undefined
  addEventListener<Type extends keyof RibbonEventMap>(type: Type, listener: (this: RibbonElement, event: RibbonEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Type extends keyof RibbonEventMap>(type: Type, listener: (this: RibbonElement, event: RibbonEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface MdMapEventMap {
  'tsumugi-auth-required': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-forbidden': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-not-found': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-load-error': CustomEvent<{ error: unknown }>
  'tsumugi-error': CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>
  'tsumugi-product-open': CustomEvent<{ brandId: number; id: number }>
  'tsumugi-product-move': CustomEvent<{ id: number; releaseOn: string | null; categoryIds: number[] }>
  'tsumugi-product-change': CustomEvent<{ id: number }>
}
/** A brand's season as a map of delivery months and categories. */
export interface MdMapElement extends TsumugiElement {
  mode: 'host' | 'legacy' | 'partner' | undefined
  origin: string | undefined
  locale: 'ja' | 'en' | 'zh-CN' | undefined
  brandId: number | undefined
  season: string | undefined
  productId: number | undefined
  addEventListener<Type extends keyof MdMapEventMap>(type: Type, listener: (this: MdMapElement, event: MdMapEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Type extends keyof MdMapEventMap>(type: Type, listener: (this: MdMapElement, event: MdMapEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface QualityLabelEventMap {
  'tsumugi-auth-required': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-forbidden': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-not-found': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-load-error': CustomEvent<{ error: unknown }>
  'tsumugi-error': CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>
  'tsumugi-label-print': CustomEvent<{ id: number }>
}
/** A quality label at true millimetres in three languages, with what its symbols mean, to print and to take along. */
export interface QualityLabelElement extends TsumugiElement {
  mode: 'host' | 'legacy' | 'partner' | undefined
  origin: string | undefined
  locale: 'ja' | 'en' | 'zh-CN' | undefined
  labelId: number | undefined
  addEventListener<Type extends keyof QualityLabelEventMap>(type: Type, listener: (this: QualityLabelElement, event: QualityLabelEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Type extends keyof QualityLabelEventMap>(type: Type, listener: (this: QualityLabelElement, event: QualityLabelEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface ExhibitionOrderEventMap {
  'tsumugi-auth-required': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-forbidden': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-not-found': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-load-error': CustomEvent<{ error: unknown }>
  'tsumugi-error': CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>
  'tsumugi-order-submit': CustomEvent<{ exhibitionId: number; quantity: number; amount: string }>
  'tsumugi-order-complete': CustomEvent<{ id: number; number: string; quantity: number; amount: string }>
  'tsumugi-exhibition-view': CustomEvent<{ name: string; itemId?: number; orderId?: number }>
}
/** An exhibition's look-book on which shops order without an account: by password, or by the code of an order. */
export interface ExhibitionOrderElement extends TsumugiElement {
  mode: 'host' | 'legacy' | 'partner' | undefined
  origin: string | undefined
  locale: 'ja' | 'en' | 'zh-CN' | undefined
  exhibitionId: number | undefined
  publishableKey: string | undefined
  authCode: string | undefined
  exhibitionOrderId: number | undefined
  itemId: number | undefined
  addEventListener<Type extends keyof ExhibitionOrderEventMap>(type: Type, listener: (this: ExhibitionOrderElement, event: ExhibitionOrderEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Type extends keyof ExhibitionOrderEventMap>(type: Type, listener: (this: ExhibitionOrderElement, event: ExhibitionOrderEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface ApprovalsEventMap {
  'tsumugi-auth-required': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-forbidden': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-not-found': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-load-error': CustomEvent<{ error: unknown }>
  'tsumugi-error': CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>
  'tsumugi-approval-open': CustomEvent<{ id: number }>
  'tsumugi-approval-change': CustomEvent<{ id: number; status: string }>
}
/** What waits for the approval of whoever looks: the list, the document with its changes and files, and the decision. */
export interface ApprovalsElement extends TsumugiElement {
  mode: 'host' | 'legacy' | 'partner' | undefined
  origin: string | undefined
  locale: 'ja' | 'en' | 'zh-CN' | undefined
  approvalId: number | undefined
  tab: string | undefined
  addEventListener<Type extends keyof ApprovalsEventMap>(type: Type, listener: (this: ApprovalsElement, event: ApprovalsEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Type extends keyof ApprovalsEventMap>(type: Type, listener: (this: ApprovalsElement, event: ApprovalsEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface ApprovalStepsEventMap {
  'tsumugi-auth-required': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-forbidden': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-not-found': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-load-error': CustomEvent<{ error: unknown }>
  'tsumugi-error': CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>
}
/** The way of one approval: who asked, who is asked, what they said and when. */
export interface ApprovalStepsElement extends TsumugiElement {
  mode: 'host' | 'legacy' | 'partner' | undefined
  origin: string | undefined
  locale: 'ja' | 'en' | 'zh-CN' | undefined
  approvalId: number | undefined
  addEventListener<Type extends keyof ApprovalStepsEventMap>(type: Type, listener: (this: ApprovalStepsElement, event: ApprovalStepsEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Type extends keyof ApprovalStepsEventMap>(type: Type, listener: (this: ApprovalStepsElement, event: ApprovalStepsEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface InvoiceMatchEventMap {
  'tsumugi-auth-required': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-forbidden': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-not-found': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-load-error': CustomEvent<{ error: unknown }>
  'tsumugi-error': CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>
  'tsumugi-document-open': CustomEvent<{ id: number }>
  'tsumugi-invoice-change': CustomEvent<{ id: number }>
  'tsumugi-navigate': CustomEvent<{ href: string }>
}
/** An invoice held against its orders and what was accepted: what differs, and the answer to it. */
export interface InvoiceMatchElement extends TsumugiElement {
  mode: 'host' | 'legacy' | 'partner' | undefined
  origin: string | undefined
  locale: 'ja' | 'en' | 'zh-CN' | undefined
  invoiceId: number | undefined
  addEventListener<Type extends keyof InvoiceMatchEventMap>(type: Type, listener: (this: InvoiceMatchElement, event: InvoiceMatchEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Type extends keyof InvoiceMatchEventMap>(type: Type, listener: (this: InvoiceMatchElement, event: InvoiceMatchEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface TradeChainEventMap {
  'tsumugi-auth-required': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-forbidden': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-not-found': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-load-error': CustomEvent<{ error: unknown }>
  'tsumugi-error': CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>
  'tsumugi-document-open': CustomEvent<{ noun: string; id: number }>
  'tsumugi-navigate': CustomEvent<{ href: string }>
}
/** One trade from request to invoice: whose turn it is, how far it has come, and its papers. */
export interface TradeChainElement extends TsumugiElement {
  mode: 'host' | 'legacy' | 'partner' | undefined
  origin: string | undefined
  locale: 'ja' | 'en' | 'zh-CN' | undefined
  tradeId: number | undefined
  addEventListener<Type extends keyof TradeChainEventMap>(type: Type, listener: (this: TradeChainElement, event: TradeChainEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Type extends keyof TradeChainEventMap>(type: Type, listener: (this: TradeChainElement, event: TradeChainEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface PaymentsEventMap {
  'tsumugi-auth-required': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-forbidden': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-not-found': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-load-error': CustomEvent<{ error: unknown }>
  'tsumugi-error': CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>
  'tsumugi-navigate': CustomEvent<{ href: string }>
  'tsumugi-payment-run-open': CustomEvent<{ id: number }>
  'tsumugi-payment-run-change': CustomEvent<{ id: number; status: string }>
}
/** Payments gathered into runs with their bank files, and statements held against what is owed. */
export interface PaymentsElement extends TsumugiElement {
  mode: 'host' | 'legacy' | 'partner' | undefined
  origin: string | undefined
  locale: 'ja' | 'en' | 'zh-CN' | undefined
  runId: number | undefined
  tab: string | undefined
  addEventListener<Type extends keyof PaymentsEventMap>(type: Type, listener: (this: PaymentsElement, event: PaymentsEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Type extends keyof PaymentsEventMap>(type: Type, listener: (this: PaymentsElement, event: PaymentsEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface ProductionScheduleEventMap {
  'tsumugi-auth-required': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-forbidden': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-not-found': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-load-error': CustomEvent<{ error: unknown }>
  'tsumugi-error': CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>
  'tsumugi-navigate': CustomEvent<{ href: string }>
  'tsumugi-production-open': CustomEvent<{ id: number }>
  'tsumugi-schedule-change': CustomEvent<{ id: number; status: string }>
}
/** The steps of one phase with plan, forecast and what was done, and what each side asks of the other. */
export interface ProductionScheduleElement extends TsumugiElement {
  mode: 'host' | 'legacy' | 'partner' | undefined
  origin: string | undefined
  locale: 'ja' | 'en' | 'zh-CN' | undefined
  scheduleId: number | undefined
  addEventListener<Type extends keyof ProductionScheduleEventMap>(type: Type, listener: (this: ProductionScheduleElement, event: ProductionScheduleEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Type extends keyof ProductionScheduleEventMap>(type: Type, listener: (this: ProductionScheduleElement, event: ProductionScheduleEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface MaterialWallEventMap {
  'tsumugi-auth-required': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-forbidden': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-not-found': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-load-error': CustomEvent<{ error: unknown }>
  'tsumugi-error': CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>
  'tsumugi-navigate': CustomEvent<{ href: string }>
  'tsumugi-material-open': CustomEvent<{ id: number; colorId: number | null }>
}
/** A wall of cloth at true weave and colour, narrowed by words, colour and fibre; one of them beside it. */
export interface MaterialWallElement extends TsumugiElement {
  mode: 'host' | 'legacy' | 'partner' | undefined
  origin: string | undefined
  locale: 'ja' | 'en' | 'zh-CN' | undefined
  search: string | undefined
  color: string | undefined
  fibre: string | undefined
  materialId: number | undefined
  addEventListener<Type extends keyof MaterialWallEventMap>(type: Type, listener: (this: MaterialWallElement, event: MaterialWallEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Type extends keyof MaterialWallEventMap>(type: Type, listener: (this: MaterialWallElement, event: MaterialWallEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface RecruitmentEventMap {
  'tsumugi-auth-required': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-forbidden': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-not-found': CustomEvent<{ status: number; kind: string; method: string; url: string }>
  'tsumugi-load-error': CustomEvent<{ error: unknown }>
  'tsumugi-error': CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>
  'tsumugi-navigate': CustomEvent<{ href: string }>
  'tsumugi-application-open': CustomEvent<{ id: number }>
}
/** A recruitment of suppliers: to its brand the applications side by side, to suppliers what is asked for, and to apply. */
export interface RecruitmentElement extends TsumugiElement {
  mode: 'host' | 'legacy' | 'partner' | undefined
  origin: string | undefined
  locale: 'ja' | 'en' | 'zh-CN' | undefined
  recruitmentId: number | undefined
  addEventListener<Type extends keyof RecruitmentEventMap>(type: Type, listener: (this: RecruitmentElement, event: RecruitmentEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Type extends keyof RecruitmentEventMap>(type: Type, listener: (this: RecruitmentElement, event: RecruitmentEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

declare global {
  interface HTMLElementTagNameMap {
    'tsumugi-global-header': GlobalHeaderElement
    'tsumugi-side-menu': SideMenuElement
    'tsumugi-ribbon': RibbonElement
    'tsumugi-md-map': MdMapElement
    'tsumugi-quality-label': QualityLabelElement
    'tsumugi-exhibition-order': ExhibitionOrderElement
    'tsumugi-approvals': ApprovalsElement
    'tsumugi-approval-steps': ApprovalStepsElement
    'tsumugi-invoice-match': InvoiceMatchElement
    'tsumugi-trade-chain': TradeChainElement
    'tsumugi-payments': PaymentsElement
    'tsumugi-production-schedule': ProductionScheduleElement
    'tsumugi-material-wall': MaterialWallElement
    'tsumugi-recruitment': RecruitmentElement
  }
}
