import { events } from './platform/events.ts'
import { helpLinks } from './platform/help-links.ts'
import { home } from './platform/home.ts'
import { brandDefinedCategories, userGroupDefinedCategories } from './masters/categories.ts'
import { brands, subBrands } from './masters/brands.ts'
import { merchandisingFiles, merchandisings } from './merchandising/merchandisings.ts'
import { sessions } from './people/sessions.ts'
import { concierges, userGroups } from './people/user-groups.ts'
import { users } from './people/users.ts'

/** The table of contents: every resource, one line each. Client, server binding and API description follow from it. */
export const contract = {
  sessions,
  users,
  concierges,
  userGroups,
  helpLinks,
  home,
  events,
  brands,
  subBrands,
  brandDefinedCategories,
  userGroupDefinedCategories,
  merchandisings,
  merchandisingFiles,
} as const
export type Contract = typeof contract
export type ResourceName = keyof Contract

export { endpoint } from './kernel/endpoint.ts'
export type { AnswerOf, CallOf, Endpoint, Group, InputOf, Method, PathParams, ReplyOf, Schema } from './kernel/endpoint.ts'
export { camel, fromWire, snake, toWire } from './kernel/casing.ts'
export { errorBody, problem } from './kernel/error-body.ts'
export type { ErrorBody, Problem } from './kernel/error-body.ts'
export { bytes, nothing, one, page, paginate, pagination, paging } from './kernel/reply.ts'
export type { Pagination } from './kernel/reply.ts'
export { sessionUser, userGroup } from './people/session-user.ts'
export type { Brand } from './masters/brands.ts'
export type { Category } from './masters/categories.ts'
export { fileKinds, merchandisingAccess } from './merchandising/merchandisings.ts'
export type {
  Merchandising,
  MerchandisingCard,
  MerchandisingFile,
  MerchandisingVersion,
} from './merchandising/merchandisings.ts'
