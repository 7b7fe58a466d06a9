import type { SessionUser } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { beginningsOf } from './beginnings.ts'
import { placesOf } from './places-of.ts'

const person = (kind: SessionUser['kind'], enabledFunctions: SessionUser['enabledFunctions'], powerUser = false) => {
  const group = { id: 5, kind, name: '紬屋(デモ)', userGroupConfig: null }
  return {
    id: 1,
    name: '森下(デモ)',
    locale: 'ja',
    kind,
    admin: false,
    powerUser,
    userGroups: [group],
    currentUserGroup: group,
    ownedClientUserGroups: [],
    enabledFunctions,
  } as unknown as SessionUser
}
const begun = (user: SessionUser) => beginningsOf(user, placesOf(user)).map(({ href }) => href)

it('offers to begin what the buttons of the lists offer: by kind, function and role (spec §6)', () => {
  const brand = begun(person('brand', ['production_management', 'matching', 'quality_labeling']))
  for (const path of ['/s/productions', '/s/matching-console/client', '/s/quality_labelings', '/s/master/colors'])
    expect(brand, path).toContain(`${path}?new=true`)
  const plain = begun(person('brand', []))
  for (const path of ['/s/productions', '/s/matching-console/client', '/s/quality_labelings', '/s/master/brands'])
    expect(plain, path).not.toContain(`${path}?new=true`)
  expect(begun(person('brand', ['merchandising'], true))).toContain('/s/master/brands?new=true')
  const supplier = begun(person('supplier', ['production_management', 'matching']))
  for (const path of ['/s/productions', '/s/matching-console/client', '/s/master/colors'])
    expect(supplier, path).not.toContain(`${path}?new=true`)
})

it('keeps what the list is narrowed to', () => {
  expect(begun(person('brand', [])).filter((href) => href.includes('transaction_units'))).toSatisfy(
    (hrefs: string[]) => hrefs.length > 0 && hrefs.every((href) => /\?.+&new=true$/.test(href)),
  )
})
