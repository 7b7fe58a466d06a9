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
} from '@tsumugi/contract'
import { onRealtime, useApi } from '@tsumugi/session'
import { useEffect, useEffectEvent } from 'react'
import useSWR, { useSWRConfig } from 'swr'

const still = { revalidateOnFocus: false, shouldRetryOnError: false } as const
const listing = { ...still, keepPreviousData: true } as const
const stayHere = { on404: () => undefined } as const
export const perPage = 50

/** What a list was asked for, without what is empty. */
export type Asked = Readonly<Record<string, string | number | undefined>>
const given = (asked: Asked) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '' && value !== undefined))

/** `name` or `-name` as the server takes it. */
export const sorting = (sort: { key: string; direction: string } | undefined) =>
  sort ? { sort: sort.key, descending: String(sort.direction === 'descending') } : {}

export function useOrganisations(asked: Asked) {
  const api = useApi()
  const query = given({ perPage, ...asked }) as CallOf<typeof organisations.list>['query']
  return useSWR(['organisations', api.origin, query], () => api.of(organisations).list({ query }), listing)
}

/** When the current organisation works. */
export function useWorkCalendar(id: number) {
  const api = useApi()
  return useSWR(['workCalendar', api.origin, id], async () => (await api.of(workCalendars).show()).data, still)
}

export function useAdminConfig(id: number) {
  const api = useApi()
  return useSWR(
    ['adminConfig', api.origin, id],
    async () => (await api.of(organisations).adminConfig({ id }, stayHere)).data,
    still,
  )
}

export function useSuperGroups(page: number) {
  const api = useApi()
  return useSWR(
    ['superGroups', api.origin, page],
    () => api.of(superGroups).list({ query: { page, perPage } }),
    listing,
  )
}

export function useConcierges(asked: Asked) {
  const api = useApi()
  const query = given({ perPage, ...asked }) as CallOf<typeof concierges.list>['query']
  return useSWR(['concierges', api.origin, query], () => api.of(concierges).list({ query }), listing)
}

export function useOrganisation(id: number) {
  const api = useApi()
  return useSWR(
    ['organisation', api.origin, id],
    async () => (await api.of(userGroups).show({ id }, stayHere)).data,
    still,
  )
}

export function useMembers(userGroupId: number, asked: Asked) {
  const api = useApi()
  const query = given({ perPage, ...asked }) as CallOf<typeof members.list>['query']
  return useSWR(
    ['members', api.origin, userGroupId, query],
    () => api.of(members).list({ userGroupId, query }),
    listing,
  )
}

export function useInvitations(userGroupId: number, wanted: boolean) {
  const api = useApi()
  return useSWR(
    wanted ? ['invitations', api.origin, userGroupId] : null,
    async () => (await api.of(invitations).list({ userGroupId })).data,
    still,
  )
}

export function useTeams(userGroupId: number) {
  const api = useApi()
  return useSWR(
    ['teams', api.origin, userGroupId],
    async () => (await api.of(userGroups).teams({ id: userGroupId })).data,
    still,
  )
}

export function useAudit(asked: Asked) {
  const api = useApi()
  const query = given({ perPage, ...asked }) as CallOf<typeof auditEvents.list>['query']
  return useSWR(['audit', api.origin, query], () => api.of(auditEvents).list({ query }), listing)
}

export function useAuditActions() {
  const api = useApi()
  return useSWR(['auditActions', api.origin], async () => (await api.of(auditEvents).actions()).data, still)
}

export function useAuditPeople() {
  const api = useApi()
  return useSWR(['auditPeople', api.origin], async () => (await api.of(auditEvents).people()).data, still)
}

export function useProfile(id: number) {
  const api = useApi()
  return useSWR(['profile', api.origin, id], async () => (await api.of(users).show({ id })).data, still)
}

export function useOpenSessions(userId: number) {
  const api = useApi()
  return useSWR(['sessions', api.origin, userId], async () => (await api.of(userSessions).list({ userId })).data, still)
}

export function useSuppliers(asked: Asked) {
  const api = useApi()
  const query = given({ perPage, ...asked }) as CallOf<typeof suppliers.list>['query']
  return useSWR(['suppliers', api.origin, query], () => api.of(suppliers).list({ query }), listing)
}

export function useCustomers(asked: Asked) {
  const api = useApi()
  const query = given({ perPage, ...asked }) as CallOf<typeof customers.list>['query']
  return useSWR(['customers', api.origin, query], () => api.of(customers).list({ query }), listing)
}

export function useSupplier(id: number) {
  const api = useApi()
  return useSWR(['supplier', api.origin, id], async () => (await api.of(suppliers).show({ id }, stayHere)).data, still)
}

/** Payment terms by name, for a picker. */
export function usePaymentTerms() {
  const api = useApi()
  return useSWR(
    ['paymentTerms', api.origin],
    async () => (await api.of(masters.paymentTermDefinitions.endpoints).names({})).data,
    still,
  )
}

/** Asks again for everything whose key begins with one of these words. */
export function useRefresh() {
  const { mutate } = useSWRConfig()
  return (...topics: readonly string[]) => mutate((key) => Array.isArray(key) && topics.includes(String(key[0])))
}

/** Follows what others of the organisation change. */
export function useOthersChanges(topic: string, ...keys: readonly string[]): void {
  const refresh = useRefresh()
  const hear = useEffectEvent(() => void refresh(...keys))
  useEffect(() => onRealtime(topic, () => hear()), [topic])
}
