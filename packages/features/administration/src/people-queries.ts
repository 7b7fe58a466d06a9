import {
  auditEvents,
  concierges,
  customers,
  invitations,
  masters,
  members,
  organisations,
  superGroups,
  suppliers,
  userGroups,
  users,
  userSessions,
  workCalendars,
  type CallOf,
  type Endpoint,
} from '@tsumugi/contract'
import { useData, useQuery } from '@tsumugi/queries'

const listing = { keep: true } as const
const form = { asRead: true } as const
export const perPage = 50

/** What a list was asked for, without what is empty. */
export type Asked = Readonly<Record<string, string | number | undefined>>
const given = <E extends Endpoint>(asked: Asked) =>
  Object.fromEntries(
    Object.entries<string | number | undefined>({ perPage, ...asked }).filter(
      ([, value]) => value !== '' && value !== undefined,
    ),
  ) as (CallOf<E> & { query: unknown })['query']

/** `name` or `-name` as the server takes it. */
export const sorting = (sort: { key: string; direction: string } | undefined) =>
  sort ? { sort: sort.key, descending: String(sort.direction === 'descending') } : {}

export const useOrganisations = (asked: Asked) =>
  useQuery(organisations.list, { query: given<typeof organisations.list>(asked) }, listing)

/** When the current organisation works. */
export const useWorkCalendar = () => useData(workCalendars.show, {}, form)

export const useAdminConfig = (id: number) => useData(organisations.adminConfig, { id }, { ...form, stays: true })

export const useSuperGroups = (page: number) => useQuery(superGroups.list, { query: { page, perPage } }, listing)

export const useConcierges = (asked: Asked) =>
  useQuery(concierges.list, { query: given<typeof concierges.list>(asked) }, listing)

export const useOrganisation = (id: number) => useData(userGroups.show, { id }, { stays: true })

export const useMembers = (userGroupId: number, asked: Asked) =>
  useQuery(members.list, { userGroupId, query: given<typeof members.list>(asked) }, listing)

export const useInvitations = (userGroupId: number) => useData(invitations.list, { userGroupId })

export const useTeams = (id: number) => useData(userGroups.teams, { id })

export const useAudit = (asked: Asked) =>
  useQuery(auditEvents.list, { query: given<typeof auditEvents.list>(asked) }, listing)

export const useAuditActions = () => useData(auditEvents.actions, {})

export const useAuditPeople = () => useData(auditEvents.people, {})

export const useProfile = (id: number) => useData(users.show, { id }, form)

export const useOpenSessions = (userId: number) => useData(userSessions.list, { userId })

export const useSuppliers = (asked: Asked) =>
  useQuery(suppliers.list, { query: given<typeof suppliers.list>(asked) }, listing)

export const useCustomers = (asked: Asked) =>
  useQuery(customers.list, { query: given<typeof customers.list>(asked) }, listing)

export const useSupplier = (id: number) => useData(suppliers.show, { id }, { stays: true })

/** Payment terms by name, for a picker. */
export const usePaymentTerms = () => useData(masters.paymentTermDefinitions.endpoints.names, {})
