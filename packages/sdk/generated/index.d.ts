import type { HTMLAttributes, ReactNode, Ref } from 'react'

export { defineWidget, widgetTags, type WidgetTag } from './define.js'
export type * from './elements.js'

export interface WidgetAttributes extends Omit<HTMLAttributes<HTMLElement>, 'onError'> {
  ref?: Ref<HTMLElement>
}

export interface GlobalHeaderProps extends WidgetAttributes {
  /** Where the widget stands: host, legacy (default) or partner. */
  mode?: 'host' | 'legacy' | 'partner'
  /** Where the server is; the page's own origin when left out. */
  origin?: string
  /** ja, en or zh-CN; the page's when left out. */
  locale?: 'ja' | 'en' | 'zh-CN'
  /** Whether the page around draws a header of its own: then no ribbon shows. Only in host mode not, when left out. */
  embedded?: boolean
  /** Leaves the ribbon out, for pages that place it themselves. */
  hideRibbon?: boolean
  /** Leaves the menu button out, for pages without the side menu. */
  hideMenu?: boolean
  /** The product's name beside the logo. */
  productName?: string
  /** The server asked for a sign-in. Goes to sign-out unless prevented; a partner page stays. */
  onAuthRequired?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The server refused. Goes to the top page unless prevented; a partner page stays. */
  onForbidden?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The record is not there. Goes to the error page unless prevented; a partner page stays. */
  onNotFound?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** A part of the widget did not load. Shows a retry unless prevented. */
  onLoadError?: (event: CustomEvent<{ error: unknown }>) => void
  /** Something failed: a call, the session, an attribute, or the widget itself. Shows what, and a retry, unless prevented; what is retryable is tried again by itself. */
  onError?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
  /** A link was chosen. Loads the address unless prevented. */
  onNavigate?: (event: CustomEvent<{ href: string }>) => void
  /** The menu button was pressed. Opens, closes or folds the side menu of the page unless prevented. */
  onMenuToggle?: (event: CustomEvent<{ open: boolean }>) => void
  /** A language was chosen. Keeps it with the user and reloads the page unless prevented. */
  onLocaleChange?: (event: CustomEvent<{ locale: 'ja' | 'en' | 'zh-CN' }>) => void
  /** Another organisation was chosen. Switches and reloads the page unless prevented. */
  onOrganisationSwitch?: (event: CustomEvent<{ id: number }>) => void
  /** Sign-out was chosen. Ends the session unless prevented; a partner page stays. */
  onSignOut?: (event: CustomEvent<Record<string, never>>) => void
}
/** Logo, menu button, language, help and account, with the banner of an impersonation. */
export declare function GlobalHeader(props: GlobalHeaderProps): ReactNode

export interface SideMenuProps extends WidgetAttributes {
  /** Where the widget stands: host, legacy (default) or partner. */
  mode?: 'host' | 'legacy' | 'partner'
  /** Where the server is; the page's own origin when left out. */
  origin?: string
  /** ja, en or zh-CN; the page's when left out. */
  locale?: 'ja' | 'en' | 'zh-CN'
  /** How many wait behind each link, by its name: { "approvals": 5 }. */
  counts?: object
  /** The vendor whose material-management system is in use, as its pages spell it. */
  vendor?: string
  /** Addresses of the installation's other sites; null hides a link. */
  externalLinks?: object
  /** The server asked for a sign-in. Goes to sign-out unless prevented; a partner page stays. */
  onAuthRequired?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The server refused. Goes to the top page unless prevented; a partner page stays. */
  onForbidden?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The record is not there. Goes to the error page unless prevented; a partner page stays. */
  onNotFound?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** A part of the widget did not load. Shows a retry unless prevented. */
  onLoadError?: (event: CustomEvent<{ error: unknown }>) => void
  /** Something failed: a call, the session, an attribute, or the widget itself. Shows what, and a retry, unless prevented; what is retryable is tried again by itself. */
  onError?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
  /** A link was chosen. Loads the address unless prevented. */
  onNavigate?: (event: CustomEvent<{ href: string }>) => void
}
/** The sections and links that the kind and functions of the organisation open. */
export declare function SideMenu(props: SideMenuProps): ReactNode

export interface RibbonProps extends WidgetAttributes {
  /** Where the widget stands: host, legacy (default) or partner. */
  mode?: 'host' | 'legacy' | 'partner'
  /** Where the server is; the page's own origin when left out. */
  origin?: string
  /** ja, en or zh-CN; the page's when left out. */
  locale?: 'ja' | 'en' | 'zh-CN'
  /** Whether the page around shows the organisation itself: then no ribbon shows. */
  embedded?: boolean
  /** The server asked for a sign-in. Goes to sign-out unless prevented; a partner page stays. */
  onAuthRequired?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The server refused. Goes to the top page unless prevented; a partner page stays. */
  onForbidden?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The record is not there. Goes to the error page unless prevented; a partner page stays. */
  onNotFound?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** A part of the widget did not load. Shows a retry unless prevented. */
  onLoadError?: (event: CustomEvent<{ error: unknown }>) => void
  /** Something failed: a call, the session, an attribute, or the widget itself. Shows what, and a retry, unless prevented; what is retryable is tried again by itself. */
  onError?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
  /** Another organisation was chosen. Switches and reloads the page unless prevented. */
  onOrganisationSwitch?: (event: CustomEvent<{ id: number }>) => void
}
/** The organisation one acts for, and the switch to another; nothing where there is no other. */
export declare function Ribbon(props: RibbonProps): ReactNode

export interface MdMapProps extends WidgetAttributes {
  /** Where the widget stands: host, legacy (default) or partner. */
  mode?: 'host' | 'legacy' | 'partner'
  /** Where the server is; the page's own origin when left out. */
  origin?: string
  /** ja, en or zh-CN; the page's when left out. */
  locale?: 'ja' | 'en' | 'zh-CN'
  /** The brand whose season is shown; the first one when left out. */
  brandId?: number
  /** The season shown, as 27SS; the latest one with products when left out. */
  season?: string
  /** A product that stands open beside the map. */
  productId?: number
  /** The server asked for a sign-in. Goes to sign-out unless prevented; a partner page stays. */
  onAuthRequired?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The server refused. Goes to the top page unless prevented; a partner page stays. */
  onForbidden?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The record is not there. Goes to the error page unless prevented; a partner page stays. */
  onNotFound?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** A part of the widget did not load. Shows a retry unless prevented. */
  onLoadError?: (event: CustomEvent<{ error: unknown }>) => void
  /** Something failed: a call, the session, an attribute, or the widget itself. Shows what, and a retry, unless prevented; what is retryable is tried again by itself. */
  onError?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
  /** A product was chosen. It opens beside the map unless prevented. */
  onProductOpen?: (event: CustomEvent<{ brandId: number; id: number }>) => void
  /** A product was put down somewhere else. It is saved there unless prevented. */
  onProductMove?: (event: CustomEvent<{ id: number; releaseOn: string | null; categoryIds: number[] }>) => void
  /** A product was added, saved or taken off the map. */
  onProductChange?: (event: CustomEvent<{ id: number }>) => void
}
/** A brand's season as a map of delivery months and categories. */
export declare function MdMap(props: MdMapProps): ReactNode

export interface QualityLabelProps extends WidgetAttributes {
  /** Where the widget stands: host, legacy (default) or partner. */
  mode?: 'host' | 'legacy' | 'partner'
  /** Where the server is; the page's own origin when left out. */
  origin?: string
  /** ja, en or zh-CN; the page's when left out. */
  locale?: 'ja' | 'en' | 'zh-CN'
  /** The version of a label that is shown. */
  labelId?: number
  /** The server asked for a sign-in. Goes to sign-out unless prevented; a partner page stays. */
  onAuthRequired?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The server refused. Goes to the top page unless prevented; a partner page stays. */
  onForbidden?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The record is not there. Goes to the error page unless prevented; a partner page stays. */
  onNotFound?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** A part of the widget did not load. Shows a retry unless prevented. */
  onLoadError?: (event: CustomEvent<{ error: unknown }>) => void
  /** Something failed: a call, the session, an attribute, or the widget itself. Shows what, and a retry, unless prevented; what is retryable is tried again by itself. */
  onError?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
  /** Printing was chosen. Prints the page unless prevented. */
  onLabelPrint?: (event: CustomEvent<{ id: number }>) => void
}
/** A quality label at true millimetres in three languages, with what its symbols mean, to print and to take along. */
export declare function QualityLabel(props: QualityLabelProps): ReactNode

export interface ExhibitionOrderProps extends WidgetAttributes {
  /** Where the widget stands: host, legacy (default) or partner. */
  mode?: 'host' | 'legacy' | 'partner'
  /** Where the server is; the page's own origin when left out. */
  origin?: string
  /** ja, en or zh-CN; the page's when left out. */
  locale?: 'ja' | 'en' | 'zh-CN'
  /** The exhibition that is shown. */
  exhibitionId?: number
  /** The exhibition's key for partners' sites; it holds on the origins registered there. */
  publishableKey?: string
  /** The code of an order; with exhibition-order-id that order stands open to be changed. */
  authCode?: string
  /** The order that the code belongs to. */
  exhibitionOrderId?: number
  /** An item that stands open. */
  itemId?: number
  /** The server asked for a sign-in. Goes to sign-out unless prevented; a partner page stays. */
  onAuthRequired?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The server refused. Goes to the top page unless prevented; a partner page stays. */
  onForbidden?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The record is not there. Goes to the error page unless prevented; a partner page stays. */
  onNotFound?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** A part of the widget did not load. Shows a retry unless prevented. */
  onLoadError?: (event: CustomEvent<{ error: unknown }>) => void
  /** Something failed: a call, the session, an attribute, or the widget itself. Shows what, and a retry, unless prevented; what is retryable is tried again by itself. */
  onError?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
  /** The order is about to be sent. Sends it unless prevented. */
  onOrderSubmit?: (event: CustomEvent<{ exhibitionId: number; quantity: number; amount: string }>) => void
  /** The order was taken, or its change was. */
  onOrderComplete?: (event: CustomEvent<{ id: number; number: string; quantity: number; amount: string }>) => void
  /** Another page of the exhibition is shown. */
  onExhibitionView?: (event: CustomEvent<{ name: string; itemId?: number; orderId?: number }>) => void
}
/** An exhibition's look-book on which shops order without an account: by password, or by the code of an order. */
export declare function ExhibitionOrder(props: ExhibitionOrderProps): ReactNode

export interface ApprovalsProps extends WidgetAttributes {
  /** Where the widget stands: host, legacy (default) or partner. */
  mode?: 'host' | 'legacy' | 'partner'
  /** Where the server is; the page's own origin when left out. */
  origin?: string
  /** ja, en or zh-CN; the page's when left out. */
  locale?: 'ja' | 'en' | 'zh-CN'
  /** An approval that stands open; the first of the list when left out. */
  approvalId?: number
  /** The list shown first: waiting, requested or done. */
  tab?: string
  /** The server asked for a sign-in. Goes to sign-out unless prevented; a partner page stays. */
  onAuthRequired?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The server refused. Goes to the top page unless prevented; a partner page stays. */
  onForbidden?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The record is not there. Goes to the error page unless prevented; a partner page stays. */
  onNotFound?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** A part of the widget did not load. Shows a retry unless prevented. */
  onLoadError?: (event: CustomEvent<{ error: unknown }>) => void
  /** Something failed: a call, the session, an attribute, or the widget itself. Shows what, and a retry, unless prevented; what is retryable is tried again by itself. */
  onError?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
  /** An approval was chosen. It opens beside the list unless prevented. */
  onApprovalOpen?: (event: CustomEvent<{ id: number }>) => void
  /** An approval was decided or withdrawn. */
  onApprovalChange?: (event: CustomEvent<{ id: number; status: string }>) => void
}
/** What waits for the approval of whoever looks: the list, the document with its changes and files, and the decision. */
export declare function Approvals(props: ApprovalsProps): ReactNode

export interface ApprovalStepsProps extends WidgetAttributes {
  /** Where the widget stands: host, legacy (default) or partner. */
  mode?: 'host' | 'legacy' | 'partner'
  /** Where the server is; the page's own origin when left out. */
  origin?: string
  /** ja, en or zh-CN; the page's when left out. */
  locale?: 'ja' | 'en' | 'zh-CN'
  /** The approval whose steps are shown. */
  approvalId?: number
  /** The server asked for a sign-in. Goes to sign-out unless prevented; a partner page stays. */
  onAuthRequired?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The server refused. Goes to the top page unless prevented; a partner page stays. */
  onForbidden?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The record is not there. Goes to the error page unless prevented; a partner page stays. */
  onNotFound?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** A part of the widget did not load. Shows a retry unless prevented. */
  onLoadError?: (event: CustomEvent<{ error: unknown }>) => void
  /** Something failed: a call, the session, an attribute, or the widget itself. Shows what, and a retry, unless prevented; what is retryable is tried again by itself. */
  onError?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
}
/** The way of one approval: who asked, who is asked, what they said and when. */
export declare function ApprovalSteps(props: ApprovalStepsProps): ReactNode

export interface InvoiceMatchProps extends WidgetAttributes {
  /** Where the widget stands: host, legacy (default) or partner. */
  mode?: 'host' | 'legacy' | 'partner'
  /** Where the server is; the page's own origin when left out. */
  origin?: string
  /** ja, en or zh-CN; the page's when left out. */
  locale?: 'ja' | 'en' | 'zh-CN'
  /** The invoice that is matched. */
  invoiceId?: number
  /** The server asked for a sign-in. Goes to sign-out unless prevented; a partner page stays. */
  onAuthRequired?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The server refused. Goes to the top page unless prevented; a partner page stays. */
  onForbidden?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The record is not there. Goes to the error page unless prevented; a partner page stays. */
  onNotFound?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** A part of the widget did not load. Shows a retry unless prevented. */
  onLoadError?: (event: CustomEvent<{ error: unknown }>) => void
  /** Something failed: a call, the session, an attribute, or the widget itself. Shows what, and a retry, unless prevented; what is retryable is tried again by itself. */
  onError?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
  /** A document was chosen. Loads its page unless prevented. */
  onDocumentOpen?: (event: CustomEvent<{ id: number }>) => void
  /** A correction was asked for, or one was proposed. */
  onInvoiceChange?: (event: CustomEvent<{ id: number }>) => void
  /** A link was chosen. Loads the address unless prevented. */
  onNavigate?: (event: CustomEvent<{ href: string }>) => void
}
/** An invoice held against its orders and what was accepted: what differs, and the answer to it. */
export declare function InvoiceMatch(props: InvoiceMatchProps): ReactNode

export interface TradeChainProps extends WidgetAttributes {
  /** Where the widget stands: host, legacy (default) or partner. */
  mode?: 'host' | 'legacy' | 'partner'
  /** Where the server is; the page's own origin when left out. */
  origin?: string
  /** ja, en or zh-CN; the page's when left out. */
  locale?: 'ja' | 'en' | 'zh-CN'
  /** The trade that is shown. */
  tradeId?: number
  /** The server asked for a sign-in. Goes to sign-out unless prevented; a partner page stays. */
  onAuthRequired?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The server refused. Goes to the top page unless prevented; a partner page stays. */
  onForbidden?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The record is not there. Goes to the error page unless prevented; a partner page stays. */
  onNotFound?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** A part of the widget did not load. Shows a retry unless prevented. */
  onLoadError?: (event: CustomEvent<{ error: unknown }>) => void
  /** Something failed: a call, the session, an attribute, or the widget itself. Shows what, and a retry, unless prevented; what is retryable is tried again by itself. */
  onError?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
  /** A document was chosen. Loads its page unless prevented. */
  onDocumentOpen?: (event: CustomEvent<{ noun: string; id: number }>) => void
  /** A link was chosen. Loads the address unless prevented. */
  onNavigate?: (event: CustomEvent<{ href: string }>) => void
}
/** One trade from request to invoice: whose turn it is, how far it has come, and its papers. */
export declare function TradeChain(props: TradeChainProps): ReactNode

export interface PaymentsProps extends WidgetAttributes {
  /** Where the widget stands: host, legacy (default) or partner. */
  mode?: 'host' | 'legacy' | 'partner'
  /** Where the server is; the page's own origin when left out. */
  origin?: string
  /** ja, en or zh-CN; the page's when left out. */
  locale?: 'ja' | 'en' | 'zh-CN'
  /** A run that stands open; the list of runs when left out. */
  runId?: number
  /** What is shown first: runs, gather, statements or accounts. */
  tab?: string
  /** The server asked for a sign-in. Goes to sign-out unless prevented; a partner page stays. */
  onAuthRequired?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The server refused. Goes to the top page unless prevented; a partner page stays. */
  onForbidden?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The record is not there. Goes to the error page unless prevented; a partner page stays. */
  onNotFound?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** A part of the widget did not load. Shows a retry unless prevented. */
  onLoadError?: (event: CustomEvent<{ error: unknown }>) => void
  /** Something failed: a call, the session, an attribute, or the widget itself. Shows what, and a retry, unless prevented; what is retryable is tried again by itself. */
  onError?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
  /** A link was chosen. Loads the address unless prevented. */
  onNavigate?: (event: CustomEvent<{ href: string }>) => void
  /** A run was chosen. It opens in place of the list unless prevented. */
  onPaymentRunOpen?: (event: CustomEvent<{ id: number }>) => void
  /** A run was approved, exported, executed, taken back or cancelled. */
  onPaymentRunChange?: (event: CustomEvent<{ id: number; status: string }>) => void
}
/** Payments gathered into runs with their bank files, and statements held against what is owed. */
export declare function Payments(props: PaymentsProps): ReactNode

export interface ProductionScheduleProps extends WidgetAttributes {
  /** Where the widget stands: host, legacy (default) or partner. */
  mode?: 'host' | 'legacy' | 'partner'
  /** Where the server is; the page's own origin when left out. */
  origin?: string
  /** ja, en or zh-CN; the page's when left out. */
  locale?: 'ja' | 'en' | 'zh-CN'
  /** The schedule that is shown. */
  scheduleId?: number
  /** The server asked for a sign-in. Goes to sign-out unless prevented; a partner page stays. */
  onAuthRequired?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The server refused. Goes to the top page unless prevented; a partner page stays. */
  onForbidden?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The record is not there. Goes to the error page unless prevented; a partner page stays. */
  onNotFound?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** A part of the widget did not load. Shows a retry unless prevented. */
  onLoadError?: (event: CustomEvent<{ error: unknown }>) => void
  /** Something failed: a call, the session, an attribute, or the widget itself. Shows what, and a retry, unless prevented; what is retryable is tried again by itself. */
  onError?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
  /** A link was chosen. Loads the address unless prevented. */
  onNavigate?: (event: CustomEvent<{ href: string }>) => void
  /** The production was chosen. Loads its page unless prevented. */
  onProductionOpen?: (event: CustomEvent<{ id: number }>) => void
  /** The schedule was changed, by either side. */
  onScheduleChange?: (event: CustomEvent<{ id: number; status: string }>) => void
}
/** The steps of one phase with plan, forecast and what was done, and what each side asks of the other. */
export declare function ProductionSchedule(props: ProductionScheduleProps): ReactNode

export interface MaterialWallProps extends WidgetAttributes {
  /** Where the widget stands: host, legacy (default) or partner. */
  mode?: 'host' | 'legacy' | 'partner'
  /** Where the server is; the page's own origin when left out. */
  origin?: string
  /** ja, en or zh-CN; the page's when left out. */
  locale?: 'ja' | 'en' | 'zh-CN'
  /** Words by which cloth is found. */
  search?: string
  /** A colour, as #2b4a7a: the nearest cloths come first. */
  color?: string
  /** A fibre that a cloth must be made of, as cotton. */
  fibre?: string
  /** A cloth that stands open beside the wall. */
  materialId?: number
  /** The server asked for a sign-in. Goes to sign-out unless prevented; a partner page stays. */
  onAuthRequired?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The server refused. Goes to the top page unless prevented; a partner page stays. */
  onForbidden?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The record is not there. Goes to the error page unless prevented; a partner page stays. */
  onNotFound?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** A part of the widget did not load. Shows a retry unless prevented. */
  onLoadError?: (event: CustomEvent<{ error: unknown }>) => void
  /** Something failed: a call, the session, an attribute, or the widget itself. Shows what, and a retry, unless prevented; what is retryable is tried again by itself. */
  onError?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
  /** A link was chosen. Loads the address unless prevented. */
  onNavigate?: (event: CustomEvent<{ href: string }>) => void
  /** A cloth was chosen. It opens beside the wall unless prevented. */
  onMaterialOpen?: (event: CustomEvent<{ id: number; colorId: number | null }>) => void
}
/** A wall of cloth at true weave and colour, narrowed by words, colour and fibre; one of them beside it. */
export declare function MaterialWall(props: MaterialWallProps): ReactNode

export interface RecruitmentProps extends WidgetAttributes {
  /** Where the widget stands: host, legacy (default) or partner. */
  mode?: 'host' | 'legacy' | 'partner'
  /** Where the server is; the page's own origin when left out. */
  origin?: string
  /** ja, en or zh-CN; the page's when left out. */
  locale?: 'ja' | 'en' | 'zh-CN'
  /** The recruitment that is shown. */
  recruitmentId?: number
  /** The server asked for a sign-in. Goes to sign-out unless prevented; a partner page stays. */
  onAuthRequired?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The server refused. Goes to the top page unless prevented; a partner page stays. */
  onForbidden?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** The record is not there. Goes to the error page unless prevented; a partner page stays. */
  onNotFound?: (event: CustomEvent<{ status: number; kind: string; method: string; url: string }>) => void
  /** A part of the widget did not load. Shows a retry unless prevented. */
  onLoadError?: (event: CustomEvent<{ error: unknown }>) => void
  /** Something failed: a call, the session, an attribute, or the widget itself. Shows what, and a retry, unless prevented; what is retryable is tried again by itself. */
  onError?: (event: CustomEvent<{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }>) => void
  /** A link was chosen. Loads the address unless prevented. */
  onNavigate?: (event: CustomEvent<{ href: string }>) => void
  /** An application was chosen, or a first draft of one was saved. Loads its page unless prevented. */
  onApplicationOpen?: (event: CustomEvent<{ id: number }>) => void
}
/** A recruitment of suppliers: to its brand the applications side by side, to suppliers what is asked for, and to apply. */
export declare function Recruitment(props: RecruitmentProps): ReactNode
