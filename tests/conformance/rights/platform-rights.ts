/** Who of the platform's own people may call what is the platform's alone. */
export interface PlatformRight {
  /** `staff`: every member of an admin organisation. `keeper`: its owners and power users. */
  readonly who: 'staff' | 'keeper'
  /** Owner admins may call it for whatever organisation they act (domain §3.1). */
  readonly ownerAdmin: boolean
}
const reads = { who: 'staff', ownerAdmin: true } as const
const keeps = { who: 'keeper', ownerAdmin: true } as const
const desk = { who: 'staff', ownerAdmin: false } as const

/** Rights over organisations and people are by role; the desk's daily work (notices, feedback) is everybody's there. */
export const platformRights: Readonly<Record<string, PlatformRight>> = {
  'organisations.list': reads,
  'organisations.create': keeps,
  'organisations.enable': keeps,
  'organisations.setStanding': keeps,
  'organisations.adminConfig': reads,
  'organisations.updateAdminConfig': keeps,
  'superGroups.list': reads,
  'superGroups.create': keeps,
  'superGroups.update': keeps,
  'superGroups.delete': keeps,
  'concierges.create': { who: 'keeper', ownerAdmin: false },
  'concierges.delete': { who: 'keeper', ownerAdmin: false },
  'helpLinks.list': desk,
  'helpLinks.create': { who: 'keeper', ownerAdmin: false },
  'helpLinks.update': { who: 'keeper', ownerAdmin: false },
  'helpLinks.delete': { who: 'keeper', ownerAdmin: false },
  'notices.written': desk,
  'notices.create': desk,
  'notices.update': desk,
  'notices.delete': desk,
  'feedbacks.update': desk,
  'kpi.show': desk,
  'kpi.export': desk,
  'publicHolidays.list': desk,
  'publicHolidays.show': desk,
  'publicHolidays.replace': desk,
  'adminDistributorCustomers.list': desk,
  'adminDistributorCustomers.update': desk,
  'adminMaterialBookmarks.list': desk,
  'adminMaterialBookmarks.shelf': desk,
  'adminMaterialBookmarks.create': desk,
  'adminMaterialBookmarks.update': desk,
  'adminMaterialBookmarks.discard': desk,
  'adminMaterialBookmarks.restore': desk,
  'adminMaterialBookmarks.createFolder': desk,
  'adminMaterialBookmarks.updateFolder': desk,
  'adminMaterialBookmarks.discardFolder': desk,
}
